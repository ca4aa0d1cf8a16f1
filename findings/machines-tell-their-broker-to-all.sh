#!/bin/sh
# Topics of MQTT, by which machines tell what they measure, matched with filters by libraries of npm and by a broker, aedes: 锯/# (what one saw says), a filter without a wildcard, an empty level between two slashes, everything (#) and what a broker says of itself ($SYS).
# Guess: as the broker: 锯/# takes 锯 and what is below it and not 锯子, a/b not a/b/, + an empty level, too, and neither # nor + takes $SYS (MQTT 3.1.1, 4.7.1 and 4.7.2: MUST NOT).
# Seen (aedes 1.2.0): mqtt-match 3.0.0 and mqtt-wildcard 3.0.9 have all but $SYS. mqtt-regex 1.1.0 takes 锯子/1 for below 锯, and a/b/ for a/b. It and mqtt-pattern 2.1.1 miss empty levels. All four give $SYS to whoever asks for everything.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact aedes@1.2.0 mqtt@5.16.0 mqtt-match@3.0.0 mqtt-pattern@2.1.1 mqtt-regex@1.1.0 mqtt-wildcard@3.0.9
cat > run.mjs <<'J'
import { once } from 'node:events';
import net from 'node:net';
import { Aedes } from 'aedes';
import mqtt from 'mqtt';
import match from 'mqtt-match';
import pattern from 'mqtt-pattern';
import regex from 'mqtt-regex';
import wildcard from 'mqtt-wildcard';

const broker = await Aedes.createBroker();
const server = net.createServer(broker.handle).listen(0, '127.0.0.1');
await once(server, 'listening');
const sign = (matched) => (matched ? '+' : '-');
for (const [filter, topic] of [['锯/#', '锯/1'], ['锯/#', '锯'], ['锯/#', '锯子/1'], ['a/b', 'a/b'], ['a/b', 'a/b/'], ['a/+/b', 'a//b'], ['#', '$SYS/x'], ['+/x', '$SYS/x'], ['$SYS/#', '$SYS/x']]) {
  const client = mqtt.connect(`mqtt://127.0.0.1:${server.address().port}`);
  const topics = [];
  await once(client, 'connect');
  await client.subscribeAsync([filter, 'end']);
  const ended = new Promise((resolve) => client.on('message', (name) => (name === 'end' ? resolve() : topics.push(name))));
  for (const name of [topic, 'end']) await new Promise((resolve) => broker.publish({ topic: name, payload: '', qos: 0, retain: false }, resolve));
  await ended;
  await client.endAsync();
  console.log(`${filter} ${topic}: broker ${sign(topics.includes(topic))} match ${sign(match(filter, topic))} wildcard ${sign(wildcard(topic, filter))} pattern ${sign(pattern.matches(filter, topic))} regex ${sign(regex(filter).exec(topic))}`);
}
server.close();
broker.close();
J
node run.mjs | tee seen
diff seen - <<'T'
锯/# 锯/1: broker + match + wildcard + pattern + regex +
锯/# 锯: broker + match + wildcard + pattern + regex +
锯/# 锯子/1: broker - match - wildcard - pattern - regex +
a/b a/b: broker + match + wildcard + pattern + regex +
a/b a/b/: broker - match - wildcard - pattern - regex +
a/+/b a//b: broker + match + wildcard + pattern - regex -
# $SYS/x: broker - match + wildcard + pattern + regex +
+/x $SYS/x: broker - match + wildcard + pattern + regex +
$SYS/# $SYS/x: broker + match + wildcard + pattern + regex +
T
