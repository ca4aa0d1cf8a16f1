#!/bin/sh
# Lines of a scale, net weight in Chinese (净重), as its serial port hands them over in pieces that end where the driver likes, here within a character; put together by the parsers of serialport for lines (readline) and for lines by a pattern (regex).
# Guess: both give the line as it was sent.
# Seen: @serialport/parser-readline 13.0.0 does. @serialport/parser-regex 13.0.0 turns each piece into text by itself, so that a character that is cut becomes three signs of a broken one; whether it happens depends on the driver's timing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @serialport/parser-readline@13.0.0 @serialport/parser-regex@13.0.0
cat > run.cjs <<'J'
const { ReadlineParser } = require('@serialport/parser-readline');
const { RegexParser } = require('@serialport/parser-regex');

const bytes = Buffer.from('ST,净重 12.50 kg\r\nUS,毛重 1.00 kg\r\n');
for (const [name, make] of [['readline', () => new ReadlineParser({ delimiter: '\r\n' })], ['regex', () => new RegexParser({ regex: /[\r\n]+/ })]]) {
  for (const cut of [12, 4]) {
    const parser = make();
    parser.on('data', (line) => console.log(`${name}, cut after ${cut} bytes: ${line}`));
    parser.write(bytes.subarray(0, cut));
    parser.write(bytes.subarray(cut));
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
readline, cut after 12 bytes: ST,净重 12.50 kg
readline, cut after 12 bytes: US,毛重 1.00 kg
readline, cut after 4 bytes: ST,净重 12.50 kg
readline, cut after 4 bytes: US,毛重 1.00 kg
regex, cut after 12 bytes: ST,净重 12.50 kg
regex, cut after 12 bytes: US,毛重 1.00 kg
regex, cut after 4 bytes: ST,���重 12.50 kg
regex, cut after 4 bytes: US,毛重 1.00 kg
T
