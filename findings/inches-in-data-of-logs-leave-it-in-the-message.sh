#!/bin/sh
# A line of a machine's log by RFC 5424, whose data name a part, 18" door, the quotation mark escaped by a backslash; read by libraries of npm.
# Guess: the data as name and value, 18" door, and the message alone (RFC 5424, 6.3.3: in values a quotation mark must be escaped so).
# Seen: glossy 0.1.7 reads them so. nsyslog-parser 0.10.1, which names the same chapter, finds no data and leaves them in the message; without the escaped mark it finds them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact glossy@0.1.7 nsyslog-parser@0.10.1
cat > read.cjs <<'J'
const { Parse } = require('glossy');
const nsyslog = require('nsyslog-parser');

for (const part of ['door', '18\\" door']) {
  const line = `<165>1 2026-01-05T09:30:15+08:00 press-1 portal 1234 ID47 [part@32473 name="${part}"] bored`;
  const one = Parse.parse(line);
  const two = nsyslog(line);
  console.log(`glossy: ${JSON.stringify(one.structuredData)} ${one.message}`);
  console.log(`nsyslog-parser: ${JSON.stringify(two.structuredData)} ${two.message}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
glossy: {"part@32473":{"name":"door"}} bored
nsyslog-parser: [{"$id":"part@32473","name":"door"}] bored
glossy: {"part@32473":{"name":"18\" door"}} bored
nsyslog-parser: [] [part@32473 name="18\" door"] bored
T
