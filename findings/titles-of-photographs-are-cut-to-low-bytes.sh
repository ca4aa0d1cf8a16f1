#!/bin/sh
# A title put into the EXIF data of a photograph of a showroom by piexifjs, and read again by it: in English, French and Chinese, and with a character beyond the first plane.
# Guess: UTF-8, as cameras and exiftool write it, or an error, for the field is ASCII by its definition.
# Seen (piexifjs 1.0.6): of each character the low byte is kept without a word: 侧板 (U+4FA7, U+677F) becomes A7 7F, 展厅 U and a control character; é is one byte of Latin-1. Put in as bytes of UTF-8 it comes back whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact piexifjs@1.0.6
cat > run.cjs <<'J'
const { ImageIFD, dump, insert, load } = require('piexifjs');

const bare = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=', 'base64').toString('binary');
for (const [label, title = label] of [['Oak'], ['é'], ['侧板'], ['展厅'], ['𠮷'], ['侧板 as UTF-8', Buffer.from('侧板').toString('binary')]]) {
  const photograph = insert(dump({ '0th': { [ImageIFD.ImageDescription]: title } }), bare);
  const read = load(photograph)['0th'][ImageIFD.ImageDescription];
  console.log(`${label}: ${Buffer.from(read, 'binary').toString('hex')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
Oak: 4f616b
é: e9
侧板: a77f
展厅: 5585
𠮷: 42b7
侧板 as UTF-8: e4bea7e69dbf
T
