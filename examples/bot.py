"""Plays a whole game against a bot: python3 examples/bot.py http://127.0.0.1:7777 sectors"""
import json, sys, urllib.request

server, game = sys.argv[1], sys.argv[2]

def post(path, body, key=None):
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    answer = urllib.request.urlopen(request).read()
    return json.loads(answer) if answer else None

seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
match = post("/api/match", {"game": game, "seats": seats, "name": "Python"})
path, key = f"/api/match/{match['match']}", match["seat"]
stream = urllib.request.Request(server + path + "/stream", headers={"Authorization": f"Bearer {key}"})
count = 0
for line in urllib.request.urlopen(stream):
    message = json.loads(line)
    if message["t"] == "refused" and not message["stale"]:
        sys.exit(message["say"]["text"])
    now = message.get("now") or message
    for told in message.get("lines", []):
        print(told["text"])
    if now.get("over"):
        print(*now["over"]["lines"], match["match"], sep="\n")
        break
    if now.get("ask"):
        ask, count = now["ask"], count + 1
        answer = {"t": "type", "cmd": str(count), "ask": ask["id"], "text": ask["offers"][0]["text"]}
        post(path + "/do", answer, key)
