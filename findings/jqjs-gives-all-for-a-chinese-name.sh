#!/bin/sh
# Prices taken out of an order by programmes of jq, run by @michaelhomer/jqjs, which is jq in JavaScript, and by jq of Debian.
# Guess: where jqjs answers, it answers as jq; .单价 (no name for jq without quotes) is refused.
# Seen (@michaelhomer/jqjs 1.6.0; jq 1.6): what it cannot read at the end of a programme it leaves out without a word, so that .单价 is the whole order, and [.1, .2] is 1 and 2; ."单价" is the text 单价 itself. The parts from the second on are none; of prices with one missing, // gives the missing one as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @michaelhomer/jqjs@1.6.0
command -v jq >/dev/null || { apt-get update && apt-get install -y --no-install-recommends jq; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import jq from '@michaelhomer/jqjs';

const order = { 单价: 10.5, 部件: [{ 名: '侧板', 价: 3 }, { 名: '门', 价: null }, { 名: '柜', 价: 2.5 }] };
for (const programme of ['.["单价"]', '."单价"', '.单价', '[.1, .2] | add', '.["部件"] | .[1:] | length', '[.["部件"][] | .["价"] // 0]', '[.["部件"][] | .["价"]] | add', '.["部件"] | map(.["名"]) | sort', '.["部件"] | del(.[0]) | length', 'keys', '[limit(2; 1, 2, 3)]']) {
  const attempt = (run) => {
    try {
      return run();
    } catch {
      return 'refused';
    }
  };
  const seen = attempt(() => Array.from(jq.compile(programme)(structuredClone(order)), (value) => JSON.stringify(value)).join(' '));
  const told = attempt(() => execFileSync('jq', ['-c', programme], { encoding: 'utf8', input: JSON.stringify(order), stdio: ['pipe', 'pipe', 'ignore'] }).trim().split('\n').join(' '));
  console.log(seen === told ? `${programme}: ${seen}` : `${programme}: jqjs ${seen}; jq ${told}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
.["单价"]: 10.5
."单价": jqjs "单价"; jq 10.5
.单价: jqjs {"单价":10.5,"部件":[{"名":"侧板","价":3},{"名":"门","价":null},{"名":"柜","价":2.5}]}; jq refused
[.1, .2] | add: jqjs 3; jq 0.30000000000000004
.["部件"] | .[1:] | length: jqjs ; jq 2
[.["部件"][] | .["价"] // 0]: jqjs [3,null,0,2.5]; jq [3,0,2.5]
[.["部件"][] | .["价"]] | add: 5.5
.["部件"] | map(.["名"]) | sort: ["侧板","柜","门"]
.["部件"] | del(.[0]) | length: jqjs 3; jq 2
keys: jqjs "单价" "部件"; jq ["单价","部件"]
[limit(2; 1, 2, 3)]: [1,2]
T
