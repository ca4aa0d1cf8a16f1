#!/bin/sh
# Article numbers in natural order, numbers within texts by their value: 2E5 before 12E3 (fronts of colour E), 0x1F and 0x2, and the chapters 2.9 and 2.10 of a standard.
# Guess: 2E5, 12E3, as the collator of ICU (numeric), sort -V and natsort of Python have it, with or without text before it; 2.9, 2.10.
# Seen: natural-orderby 5.0.0, @shelf/fast-natural-order-by 2.0.0, javascript-natural-sort 0.7.1, natsort 2.0.3 of npm and natural-sort 1.0.0 read 12E3 as 12000 and 2E5 as 200000: 12E3 comes first; with 板 before it 2E5 does.
# 0x1F is 31 there: behind 0x2, where the others have it before; and 2.10 comes before 2.9. natural-compare 1.4.0, alphanum-sort 1.1.0 and string-natural-compare 3.0.1 go by the digits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-natsort >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-natsort; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-natsort
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @shelf/fast-natural-order-by@2.0.0 alphanum-sort@1.1.0 javascript-natural-sort@0.7.1 natsort@2.0.3 natural-compare@1.4.0 natural-orderby@5.0.0 natural-sort@1.0.0 string-natural-compare@3.0.1
cat > sort.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { orderBy as fastOrderBy } from '@shelf/fast-natural-order-by';
import alphanumSort from 'alphanum-sort';
import javascriptNaturalSort from 'javascript-natural-sort';
import natsort from 'natsort';
import naturalCompare from 'natural-compare';
import { orderBy } from 'natural-orderby';
import naturalSort from 'natural-sort';
import stringNaturalCompare from 'string-natural-compare';

const lists = [['12E3', '2E5'], ['板12E3', '板2E5'], ['0x1F', '0x2'], ['2.10', '2.9']];
const run = (command, ...rest) => (list) => execFileSync(command, rest, { input: `${list.join('\n')}\n`, encoding: 'utf8' }).trim().split('\n');
const by = (compare) => (list) => list.toSorted(compare);
const ways = {
  'ICU of Node': by(new Intl.Collator('zh', { numeric: true }).compare),
  'sort -V': run('sort', '-V'),
  'natsort of Python': run('/usr/bin/python3', '-c', 'import sys, natsort; print("\\n".join(natsort.natsorted(sys.stdin.read().split())))'),
  'natural-compare': by(naturalCompare),
  'alphanum-sort': (list) => alphanumSort([...list]),
  'string-natural-compare': by((one, other) => stringNaturalCompare(one, other)),
  'natural-orderby': (list) => orderBy(list),
  'fast-natural-order-by': (list) => fastOrderBy(list),
  'javascript-natural-sort': by(javascriptNaturalSort),
  natsort: by((natsort.default ?? natsort)()),
  'natural-sort': by(naturalSort()),
};
for (const [name, sort] of Object.entries(ways)) console.log(`${name}: ${lists.map((list) => sort(list).join(' ')).join(', ')}`);
J
node sort.mjs | tee seen
diff seen - <<'T'
ICU of Node: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
sort -V: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
natsort of Python: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
natural-compare: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
alphanum-sort: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
string-natural-compare: 2E5 12E3, 板2E5 板12E3, 0x1F 0x2, 2.9 2.10
natural-orderby: 12E3 2E5, 板2E5 板12E3, 0x2 0x1F, 2.10 2.9
fast-natural-order-by: 12E3 2E5, 板2E5 板12E3, 0x2 0x1F, 2.10 2.9
javascript-natural-sort: 12E3 2E5, 板2E5 板12E3, 0x2 0x1F, 2.10 2.9
natsort: 12E3 2E5, 板2E5 板12E3, 0x2 0x1F, 2.10 2.9
natural-sort: 12E3 2E5, 板2E5 板12E3, 0x2 0x1F, 2.10 2.9
T
