#!/bin/sh
# The last two of three notices in a list of Redis (lrange -2 -1), and all of them (0 -1), the places once as numbers and once as texts, as they come with a query; asked of redis-mock, which stands in for Redis in tests, and of a Redis server of Debian.
# Guess: the same with both: on the way to Redis all values are texts, and numbers below nought count from the end (LRANGE).
# Seen: redis-mock 0.56.3 finds the notices by numbers, and none by texts below nought; 1 2 as texts finds two. Redis 7.0.15 always finds them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact redis-mock@0.56.3 redis@3.1.2
dpkg -s redis-server >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends redis-server; } >/dev/null
redis-server --unixsocket "$folder/redis.sock" --port 0 --save '' --appendonly no >/dev/null &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until redis-cli -s redis.sock ping >/dev/null 2>&1; do :; done
cat > lists.cjs <<'J'
const clients = { 'redis-mock': require('redis-mock').createClient(), Redis: require('redis').createClient({ path: 'redis.sock' }) };
(async () => {
  for (const [name, client] of Object.entries(clients)) {
    const ask = (command, ...words) => new Promise((done, fail) => client[command](...words, (error, answer) => (error ? fail(error) : done(answer))));
    await ask('rpush', 'notices', '一', '二', '三');
    for (const places of [[-2, -1], ['-2', '-1'], [0, -1], ['0', '-1'], ['1', '2']]) console.log(name, JSON.stringify(places), (await ask('lrange', 'notices', ...places)).join(' ') || 'none');
    client.quit();
  }
})();
J
node lists.cjs | tee seen
diff seen - <<'T'
redis-mock [-2,-1] 二 三
redis-mock ["-2","-1"] none
redis-mock [0,-1] 一 二 三
redis-mock ["0","-1"] none
redis-mock ["1","2"] 二 三
Redis [-2,-1] 二 三
Redis ["-2","-1"] 二 三
Redis [0,-1] 一 二 三
Redis ["0","-1"] 一 二 三
Redis ["1","2"] 二 三
T
