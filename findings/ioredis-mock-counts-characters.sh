#!/bin/sh
# Names, prices and entries of a log kept in ioredis-mock, which stands for Redis in tests, and in a Redis server of Debian.
# Guess: ioredis-mock answers as the server does, or refuses the command, as it does with those that it does not know.
# Seen (ioredis-mock 8.13.1; Redis 7.0.15): lengths and parts of a name are counted in characters (2) where Redis counts bytes (6), so that a part of it is another one; 0.1 and 0.2 make 0.30000000000000004 (0.3); entry 1-1 of a stream is called 1-1-0.
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
  const commands = ['set name 衣柜', 'strlen name', 'getrange name 0 2', 'getrange name 3 5', 'append name 门', 'setrange name 3 门', 'get name', 'set price 0.1', 'incrbyfloat price 0.2', 'hset goods price 10.1', 'hincrbyfloat goods price 0.2', 'hstrlen goods price', 'xadd log 1-1 pieces 3'];
  for (const line of commands) {
    const [command, ...values] = line.split(' ');
    const ask = async (redis) => {
      try {
        return await redis[command](...values);
      } catch (error) {
        return error.message;
      }
    };
    const [seen, told] = [await ask(mock), await ask(server)];
    console.log(seen === told ? `${line}: ${seen}` : `${line}: mock ${seen}, Redis ${told}`);
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
set name 衣柜: OK
strlen name: mock 2, Redis 6
getrange name 0 2: mock 衣柜, Redis 衣
getrange name 3 5: mock , Redis 柜
append name 门: mock 3, Redis 9
setrange name 3 门: mock 4, Redis 9
get name: mock 衣柜门门, Redis 衣门门
set price 0.1: OK
incrbyfloat price 0.2: mock 0.30000000000000004, Redis 0.3
hset goods price 10.1: 1
hincrbyfloat goods price 0.2: mock 10.299999999999999, Redis 10.3
hstrlen goods price: mock 18, Redis 4
xadd log 1-1 pieces 3: mock 1-1-0, Redis 1-1
T
