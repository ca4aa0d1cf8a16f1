#!/bin/sh
# Sizes of a printed card as CSS writes them, made dots of the screen by libraries of npm: an inch is 96, whatever its sign: in, mm, pt, pc, quarter millimetres (Q), in capitals, and with an exponent.
# Guess: 96 for each by each.
# Seen: to-px 1.1.0 has null for Q, for capitals, which CSS takes as small letters, and for an exponent, as if they were no sizes. parse-unit 1.0.1, on which it stands, reads 2.54e1mm as 25.4 of e1mm. css-unit-converter 1.1.2, which is given a number and a unit, refuses Q and capitals.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact to-px@1.1.0 parse-unit@1.0.1 css-unit-converter@1.1.2
cat > run.cjs <<'J'
const px = require('to-px');
const parse = require('parse-unit');
const convert = require('css-unit-converter');

globalThis.window = { getComputedStyle: () => ({ getPropertyValue: () => '16px' }), innerWidth: 800, innerHeight: 600 };
globalThis.document = { body: {} };
const attempt = (run) => {
  try {
    return JSON.stringify(run());
  } catch {
    return 'refused';
  }
};
for (const size of ['1in', '2.54cm', '25.4mm', '72pt', '6pc', '101.6Q', '25.4MM', '2.54e1mm']) {
  const [, number, unit] = /^([\d.]+(?:e\d+)?)([a-zA-Z]+)$/.exec(size);
  console.log(`${size}: to-px ${attempt(() => (px.default ?? px)(size))}, parse-unit ${attempt(() => parse(size))}, css-unit-converter ${attempt(() => convert(Number(number), unit, 'px', 5))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
1in: to-px 96, parse-unit [1,"in"], css-unit-converter 96
2.54cm: to-px 96, parse-unit [2.54,"cm"], css-unit-converter 96
25.4mm: to-px 96, parse-unit [25.4,"mm"], css-unit-converter 96
72pt: to-px 96, parse-unit [72,"pt"], css-unit-converter 96
6pc: to-px 96, parse-unit [6,"pc"], css-unit-converter 96
101.6Q: to-px null, parse-unit [101.6,"Q"], css-unit-converter refused
25.4MM: to-px null, parse-unit [25.4,"MM"], css-unit-converter refused
2.54e1mm: to-px null, parse-unit [25.4,"e1mm"], css-unit-converter 96
T
