#!/bin/sh
# A database's address with two servers, host=a,b and target_session_attrs=read-write, which every program on libpq understands, in a
# URL for node-postgres.
# Guess: it tries them in turn and takes the one that can be written, as psql does, or says that it cannot.
# Seen with pg 8.23.1: it looks up one host by the name "127.0.0.1,127.0.0.2" (ENOTFOUND), with ports it is no URL at all
# (ERR_INVALID_URL), and target_session_attrs is passed over without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pg@8.23.1 >/dev/null 2>&1
cat > connect.cjs <<'J'
const { Client } = require('pg');
(async () => {
  for (const hosts of ['127.0.0.1,127.0.0.2', '127.0.0.1:1,127.0.0.2:1', '127.0.0.1:1']) {
    try {
      await new Client(`postgres://portal@${hosts}/portal?target_session_attrs=read-write`).connect();
    } catch (error) {
      console.log(hosts, error.code);
    }
  }
})();
J
node connect.cjs > seen
cat seen
cat > expected <<'T'
127.0.0.1,127.0.0.2 ENOTFOUND
127.0.0.1:1,127.0.0.2:1 ERR_INVALID_URL
127.0.0.1:1 ECONNREFUSED
T
cmp seen expected
