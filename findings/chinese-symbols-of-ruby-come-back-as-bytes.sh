#!/bin/sh
# Symbols in Chinese, as keys of settings, and order numbers of 19 digits, between Marshal of Ruby and the two packages of npm for its format.
# Guess: :柜 is the symbol 柜 there and back, as the text 柜 is (Ruby writes the encoding of a symbol as it writes that of a text); an order number is exact, or a BigInt, or refused.
# Seen: marshal 0.5.4 reads both right, as texts. @hyrious/marshal 0.3.4 stops at :柜 as a value, writes it for Ruby as a symbol of bytes, which is not :柜, and rounds the order number without a word, though it writes none so long.
set -eu
dpkg -s ruby >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ruby; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hyrious/marshal@0.3.4 marshal@0.5.4
ruby -e '{ ascii: :door, symbol: :柜, text: "柜", order: 6228480573300021251 }.each { |name, value| File.binwrite("#{name}.ruby", Marshal.dump(value)) }'
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { dump, load } from '@hyrious/marshal';
import Marshal from 'marshal';

const attempt = (act) => {
  try {
    return String(act());
  } catch (error) {
    return error.message;
  }
};
for (const name of ['ascii', 'symbol', 'text', 'order']) {
  const data = readFileSync(`${name}.ruby`);
  console.log(`${name}: ${attempt(() => load(data))} | ${attempt(() => new Marshal(data).parsed)}`);
}
for (const [name, value] of [['ascii', Symbol.for('door')], ['symbol', Symbol.for('柜')], ['text', '柜']]) writeFileSync(`${name}.js`, dump(value));
console.log(`order written: ${attempt(() => dump(6228480573300021251n))}`);
J
{
  node read.mjs
  ruby -e '{ ascii: :door, symbol: :柜, text: "柜" }.each { |name, value| read = Marshal.load(File.binread("#{name}.js")); puts "Ruby reads #{name}: #{read == value}, #{read.encoding}" }'
} | tee seen
diff seen - <<'T'
ascii: Symbol(door) | door
symbol: Cannot create property 'Symbol(E)' on symbol 'Symbol(柜)' | 柜
text: 柜 | 柜
order: 6228480573300021000 | 6228480573300021251
order written: can't dump bigint 6228480573300021251
Ruby reads ascii: true, US-ASCII
Ruby reads symbol: false, ASCII-8BIT
Ruby reads text: true, UTF-8
T
