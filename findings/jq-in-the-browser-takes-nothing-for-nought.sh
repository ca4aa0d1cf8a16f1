#!/bin/sh
# Price lists put in order and taken apart by programmes of jq, run by jq-in-the-browser and by jq of Debian.
# Guess: where jq-in-the-browser answers, it answers as jq.
# Seen (jq-in-the-browser 0.7.2; jq 1.6): goods without a price come behind those of a loss (-2.5), as if they cost nothing, where jq has them first; \u95e8 and \(…) in a text stay as they are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jq-in-the-browser@0.7.2
command -v jq >/dev/null || { apt-get update && apt-get install -y --no-install-recommends jq; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const all = require('jq-in-the-browser');

const jq = all.default ?? all;
const list = [{ 名: '侧板', 价: 3 }, { 名: '门', 价: null }, { 名: '退货', 价: -2.5 }];
for (const programme of ['sort_by(.["价"]) | map(.["名"])', '"\\u95e8"', '"厚\\(18)mm"', 'map(.["价"]) | length', '.[0]["名"] | length']) {
  const attempt = (run) => {
    try {
      return run();
    } catch {
      return 'refused';
    }
  };
  const seen = attempt(() => JSON.stringify(jq(programme)(structuredClone(list))));
  const told = attempt(() => execFileSync('jq', ['-c', programme], { encoding: 'utf8', input: JSON.stringify(list), stdio: ['pipe', 'pipe', 'ignore'] }).trim());
  console.log(seen === told ? `${programme}: ${seen}` : `${programme}: jq-in-the-browser ${seen}; jq ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
sort_by(.["价"]) | map(.["名"]): jq-in-the-browser ["退货","门","侧板"]; jq ["门","退货","侧板"]
"\u95e8": jq-in-the-browser "\\u95e8"; jq "门"
"厚\(18)mm": jq-in-the-browser "厚\\(18)mm"; jq "厚18mm"
map(.["价"]) | length: 3
.[0]["名"] | length: 2
T
