#!/bin/sh
# A log in Chinese of 20,000 lines, more than the piece of a file that is read at once (64 KiB or less), read line by line by libraries of npm, from the front and from the end.
# Guess: the same lines: what splits bytes into lines does not decode before it has a whole line, or keeps what is left of a character for the next piece.
# Seen: line-by-line, line-reader, n-readlines, event-stream, split2 and read-last-lines give the same. Where a piece ends within a character, byline 5.0.0 (of a stream without an encoding), fs-reverse 0.0.3 and reverse-line-reader 0.2.6 give replacement characters, without an error; the last reads small pieces.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact byline@5.0.0 event-stream@4.0.1 fs-reverse@0.0.3 line-by-line@0.1.6 line-reader@0.4.0 n-readlines@3.4.1 read-last-lines@1.10.0 reverse-line-reader@0.2.6 split2@4.2.0
cat > run.cjs <<'J'
const { createReadStream, writeFileSync } = require('node:fs');
const byline = require('byline');
const { split } = require('event-stream');
const fsReverse = require('fs-reverse');
const LineByLine = require('line-by-line');
const lineReader = require('line-reader');
const NLines = require('n-readlines');
const lastLines = require('read-last-lines');
const reverse = require('reverse-line-reader');
const split2 = require('split2');

const lines = Array.from({ length: 20_000 }, (_, index) => `第${index}行，门板白色橡木衣柜${'柜'.repeat(index % 7)}`);
writeFileSync('list.txt', `${lines.join('\n')}\n`);
const read = (stream) => new Promise((resolve) => {
  const seen = [];
  stream.on('data', (line) => seen.push(String(line)));
  stream.on('end', () => resolve(seen.filter(Boolean)));
});
const each = (open) => new Promise((resolve) => {
  const seen = [];
  open((line) => { seen.push(line); }, () => resolve(seen.filter(Boolean)));
});
const reader = (NLinesClass) => {
  const file = new NLinesClass('list.txt');
  const seen = [];
  for (let line = file.next(); line; line = file.next()) seen.push(String(line));
  return seen;
};
const libraries = {
  byline: () => read(byline(createReadStream('list.txt'))),
  'event-stream': () => read(createReadStream('list.txt').pipe(split())),
  split2: () => read(createReadStream('list.txt').pipe(split2())),
  'line-by-line': () => each((line, end) => new LineByLine('list.txt').on('line', line).on('end', end)),
  'line-reader': () => each((line, end) => lineReader.eachLine('list.txt', line, end)),
  'n-readlines': () => reader(NLines.default ?? NLines),
  'read-last-lines': async () => (await lastLines.read('list.txt', 20_000)).split('\n').filter(Boolean),
  'fs-reverse, turned': async () => (await read(fsReverse('list.txt', {}))).reverse(),
  'reverse-line-reader, turned': async () => (await each((line, end) => reverse.eachLine('list.txt', line).then(end))).reverse(),
};
(async () => {
  for (const [library, readAll] of Object.entries(libraries)) {
    const seen = await readAll();
    console.log(`${library}: ${seen.length} lines, ${seen.filter((line) => line.includes('\ufffd')).length} with replacement characters, ${seen.filter((line, index) => line !== lines[index]).length} other than written`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
byline: 20000 lines, 10 with replacement characters, 10 other than written
event-stream: 20000 lines, 0 with replacement characters, 0 other than written
split2: 20000 lines, 0 with replacement characters, 0 other than written
line-by-line: 20000 lines, 0 with replacement characters, 0 other than written
line-reader: 20000 lines, 0 with replacement characters, 0 other than written
n-readlines: 20000 lines, 0 with replacement characters, 0 other than written
read-last-lines: 20000 lines, 0 with replacement characters, 0 other than written
fs-reverse, turned: 20000 lines, 7 with replacement characters, 7 other than written
reverse-line-reader, turned: 20000 lines, 543 with replacement characters, 543 other than written
T
