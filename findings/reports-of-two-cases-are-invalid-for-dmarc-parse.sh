#!/bin/sh
# What a firm asks of those who get mail in its name (DMARC): a report whenever one of both checks fails, fo=1:d:s, and the plain fo=1; read by dmarc-parse of npm.
# Guess: both are read: fo is a list of such letters with colons between them (RFC 7489, 6.3).
# Seen: dmarc-parse 1.2.1 calls the list an invalid value and leaves fo out; one letter alone is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dmarc-parse@1.2.1
cat > read.cjs <<'J'
const parse = require('dmarc-parse');

for (const options of ['1', 'd', '1:d', '1:d:s']) {
  const { tags, messages } = parse(`v=DMARC1; p=none; rua=mailto:a@example.com; fo=${options}`);
  console.log(`fo=${options}: ${tags.fo?.value ?? messages.join()}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
fo=1: 1
fo=d: d
fo=1:d: Invalid value for 'fo': '1:d', must be one of: 0, 1, d, s
fo=1:d:s: Invalid value for 'fo': '1:d:s', must be one of: 0, 1, d, s
T
