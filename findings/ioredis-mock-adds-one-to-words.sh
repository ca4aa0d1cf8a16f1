#!/bin/sh
# Commands that Redis refuses, sent to ioredis-mock, which stands for it in tests, and to a Redis server of Debian: one more of an area code or of a word, a score or a place that is none, a time of nought, a field of what is no hash.
# Guess: ioredis-mock refuses them, as tests are there to find such mistakes.
# Seen (ioredis-mock 8.13.1; Redis 7.0.15): it takes nearly all of them: 0757 and one is 758, abc and one is NaN, a score of abc is kept, the 99th entry of a list of one is set.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ioredis-mock@8.13.1 ioredis@5.8.2
dpkg -s redis-server >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends redis-server; } >/dev/null
redis-server --unixsocket "$folder/redis.sock" --port 0 --save '' --appendonly no >/dev/null &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
cat > run.cjs <<'J'
const Redis = require('ioredis');
const Mock = require('ioredis-mock');

(async () => {
  const server = new Redis({ path: `${process.cwd()}/redis.sock`, retryStrategy: () => 50 });
  const mock = new Mock();
  const commands = ['set area 0757', 'incr area', 'set word abc', 'incr word', 'zadd best abc 侧板', 'rpush list 门', 'lset list 99 柜', 'setex short 0 x', 'hget word x', 'lpush word x'];
  for (const line of commands) {
    const [command, ...values] = line.split(' ');
    const ask = async (redis) => {
      try {
        return String(await redis[command](...values));
      } catch (error) {
        return `refused, ${error.message}`;
      }
    };
    const [seen, told] = [await ask(mock), await ask(server)];
    console.log(seen === told ? `${line}: ${seen}` : `${line}: mock ${seen}; Redis ${told}`);
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
set area 0757: OK
incr area: mock 758; Redis refused, ERR value is not an integer or out of range
set word abc: OK
incr word: mock NaN; Redis refused, ERR value is not an integer or out of range
zadd best abc 侧板: mock 1; Redis refused, ERR value is not a valid float
rpush list 门: 1
lset list 99 柜: mock OK; Redis refused, ERR index out of range
setex short 0 x: mock OK; Redis refused, ERR invalid expire time in 'setex' command
hget word x: mock null; Redis refused, WRONGTYPE Operation against a key holding the wrong kind of value
lpush word x: mock refused, Key word does not contain a list; Redis refused, WRONGTYPE Operation against a key holding the wrong kind of value
T
