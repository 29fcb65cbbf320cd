// Serves the built page and hands everything under /api, sockets too, to a server that runs elsewhere: the page of
// the last `vite build` is tested so, whichever page the program holds.
// By hand: `node e2e/serve.mjs http://127.0.0.1:7777 [PORT] [FOLDER]`.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = process.env.DECKHAND_DIST ?? fileURLToPath(new URL("../../crates/server/dist", import.meta.url));
const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
// The same policy as the program's own, so that what it forbids is found here.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/** Starts it; resolves to its address and a function that stops it. */
export const servePage = async (api, port = 0, folder = DIST) => {
  const target = new URL(api);
  const sockets = new Set();
  const server = createServer(async (asked, answer) => {
    const path = new URL(asked.url, "http://x").pathname;
    if (path.startsWith("/api/")) {
      const onward = request({ host: target.hostname, port: target.port, method: asked.method, path: asked.url, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      });
      onward.on("error", () => {
        if (!answer.headersSent) answer.writeHead(502);
        answer.end();
      });
      asked.pipe(onward);
      return;
    }
    let file = join(folder, normalize(decodeURIComponent(path)));
    const found = await stat(file).catch(() => null);
    if (found === null || found.isDirectory()) {
      if (extname(path) !== "") {
        answer.writeHead(404).end();
        return;
      }
      file = join(folder, "index.html");
    }
    answer.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache", "content-security-policy": POLICY });
    createReadStream(file).pipe(answer);
  });
  server.on("upgrade", (asked, socket, head) => {
    const onward = connect(Number(target.port), target.hostname, () => {
      const headers = asked.rawHeaders.reduce((lines, part, at) => (at % 2 === 0 ? `${lines}${part}: ` : `${lines}${part}\r\n`), "");
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      for (const one of sockets) one.destroy();
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await servePage(process.argv[2] ?? "http://127.0.0.1:7777", Number(process.argv[3] ?? 0), process.argv[4] ?? DIST);
  console.log(address);
}
