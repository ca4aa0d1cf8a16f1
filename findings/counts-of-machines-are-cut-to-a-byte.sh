#!/bin/sh
# Counters of a machine by modbus-pdu, under modbus-stream: the answers Get Comm Event Counter and Get Comm Event Log as the specification gives them, read; and the first of them built.
# Guess: status 65535 and 264 events; 264 events and 289 messages; 0bffff0108 (MODBUS Application Protocol 1.1b3, 6.9 and 6.10: status and counts are of two bytes; these are its own examples).
# Seen (modbus-pdu 1.14.1): the counter is read and written by single bytes: status 255, 255 events, and 0bff08, an answer of three bytes. The log, of the same counts, is read rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact modbus-pdu@1.14.1
cat > count.cjs <<'J'
const { GetCommEventCounter, GetCommEventLog } = require('modbus-pdu');
const counter = GetCommEventCounter.Response.parse(Buffer.from('0bffff0108', 'hex'));
console.log(`counter: status ${counter.status}, events ${counter.event_count}`);
const log = GetCommEventLog.Response.parse(Buffer.from('0c080000010801212000', 'hex'));
console.log(`log: status ${log.status}, events ${log.event_count}, messages ${log.message_count}`);
console.log(`built: ${GetCommEventCounter.Response.build(0xffff, 264).toString('hex')}`);
J
node count.cjs | tee seen
diff seen - <<'T'
counter: status 255, events 255
log: status 0, events 264, messages 289
built: 0bff08
T
