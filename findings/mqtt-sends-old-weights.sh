#!/bin/sh
# A scale at the packing line, which tells its weight by MQTT at quality of service 0, "at most once", before the broker is there: twelve kilograms, while the next piece has
# thirteen.
# Guess: a message of quality 0 that cannot be sent is lost, which is right for a weight that is no longer true; a client keeps messages of the qualities 1 and 2.
# Seen (MQTT.js 5.16.0, paho 1.6.1, aedes 1.2.0 as broker): paho does so, and says "no connection" (4). MQTT.js keeps every one, however many, and sends them one after the
# other, as if they were of that moment, once the broker is there, unless it is told queueQoSZero: false; then it drops them, and publish's callback has the error.
set -eu
dpkg -s python3-paho-mqtt >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-paho-mqtt; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-paho-mqtt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact mqtt@5.16.0 aedes@1.2.0
cat > weigh.py <<'P'
import sys, paho.mqtt.client as mqtt
client = mqtt.Client()
print('paho, publish: %d' % client.publish('paho', '12 kg', 0).rc, flush=True)
client.on_connect = lambda *_: client.publish('paho', '13 kg', 0)
client.on_publish = lambda *_: client.disconnect()
client.connect('127.0.0.1', int(sys.argv[1]))
client.loop_forever()
P
cat > weigh.cjs <<'J'
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const net = require('node:net');
const { Aedes } = require('aedes');
const mqtt = require('mqtt');

const told = {};
// once() of Node would end with the error of a refused connection.
const comes = (client, event) => new Promise((resolve) => client.once(event, resolve));
(async () => {
  // A port that nobody listens on yet.
  const reserved = net.createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  const { port } = reserved.address();
  reserved.close();
  await once(reserved, 'close');
  const clients = ['MQTT.js', 'without queue'].map((name) => {
    const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 100, queueQoSZero: name === 'MQTT.js' });
    client.on('error', () => {});
    client.publish(name, '12 kg', {}, (error) => console.log(`${name}, publish: ${error?.message ?? 'sent'}`));
    return [name, client];
  });
  await comes(clients[0][1], 'close');
  const broker = await Aedes.createBroker();
  broker.on('publish', ({ topic, payload }, client) => {
    if (client) (told[topic] ??= []).push(String(payload));
  });
  net.createServer(broker.handle).listen(port, '127.0.0.1');
  for (const [name, client] of clients) {
    if (!client.connected) await comes(client, 'connect');
    await client.publishAsync(name, '13 kg', { qos: 1 });
  }
  await once(spawn('/usr/bin/python3', ['weigh.py', port], { stdio: 'inherit' }), 'exit');
  for (const name of ['MQTT.js', 'without queue', 'paho']) console.log(`${name}: ${told[name]?.join(', ')}`);
  process.exit(0);
})();
J
timeout 60 node weigh.cjs | tee seen
diff seen - <<'T'
without queue, publish: No connection to broker
MQTT.js, publish: sent
paho, publish: 4
MQTT.js: 12 kg, 13 kg
without queue: 13 kg
paho: 13 kg
T
