-- Types are those that SQLite and PostgreSQL share; times are milliseconds since 1970, data is JSON as text.
CREATE TABLE account (
    name TEXT NOT NULL PRIMARY KEY,
    shown TEXT NOT NULL,
    password TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE TABLE session (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);
CREATE INDEX session_account ON session (account);
CREATE TABLE game_match (
    match_id TEXT NOT NULL PRIMARY KEY,
    created_ms BIGINT NOT NULL,
    game TEXT NOT NULL,
    plan TEXT NOT NULL,
    secret TEXT NOT NULL,
    over BIGINT NOT NULL
);
CREATE INDEX game_match_over ON game_match (over);
-- What happened in a match, in order. The primary key is the fence: of two writers of the same number one fails.
CREATE TABLE event (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
-- Keys to seats: only their hashes are kept.
CREATE TABLE seat_key (
    key_hash TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    account TEXT,
    PRIMARY KEY (key_hash, match_id)
);
CREATE INDEX seat_key_account ON seat_key (account);
CREATE TABLE rating (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game, mode)
);
