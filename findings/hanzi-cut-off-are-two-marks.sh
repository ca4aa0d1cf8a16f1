#!/bin/sh
# Texts whose last character was cut by a limit of bytes, and tokens in base64url, read by buffer and string_decoder of npm, which webpack puts in the place of Node.js's, and by TextDecoder.
# Guess: the same text as Node.js 20 gives, with one sign for what is missing, and tokens read.
# Seen (buffer 6.0.3, string_decoder 1.3.0): each byte of a hanzi cut off is a sign of its own, two for one, three for a rare one, so that lengths and texts that were compared differ; the decoder has one, as Node.js has. base64url is an unknown encoding for both; base64 reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact buffer@6.0.3 string_decoder@1.3.0
cat > run.cjs <<'J'
const { Buffer: Fallback } = require('buffer/');
const { StringDecoder } = require('string_decoder/');

const attempt = (read) => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return error.message;
  }
};
for (const [name, text] of [['hanzi', '侧板'], ['rare', '侧𠮷'], ['French', 'é']]) {
  const bytes = [...Buffer.from(text)].slice(0, -1);
  console.log(`${name}: Node.js ${attempt(() => Buffer.from(bytes).toString())}; TextDecoder ${attempt(() => new TextDecoder().decode(new Uint8Array(bytes)))}; buffer ${attempt(() => Fallback.from(bytes).toString())}; string_decoder ${attempt(() => new StringDecoder('utf8').end(Buffer.from(bytes)))}`);
}
console.log(`token: Node.js ${attempt(() => Buffer.from('5L6n5p2_', 'base64url').toString())}; buffer ${attempt(() => Fallback.from('5L6n5p2_', 'base64url').toString())}; by base64 ${attempt(() => Fallback.from('5L6n5p2_', 'base64').toString())}; string_decoder ${attempt(() => new StringDecoder('base64url').end(Buffer.from('侧板')))}`);
J
node run.cjs | tee seen
diff seen - <<'T'
hanzi: Node.js "侧�"; TextDecoder "侧�"; buffer "侧��"; string_decoder "侧�"
rare: Node.js "侧�"; TextDecoder "侧�"; buffer "侧���"; string_decoder "侧�"
French: Node.js "�"; TextDecoder "�"; buffer "�"; string_decoder "�"
token: Node.js "侧板"; buffer Unknown encoding: base64url; by base64 "侧板"; string_decoder Unknown encoding: base64url
T
