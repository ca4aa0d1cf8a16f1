#!/bin/sh
# A panel and the edge band to it, compared by CIEDE2000, by which suppliers agree what may differ (say 1.5): two browns and two blues.
# Guess: the formula is a standard, so that three libraries give the same to a tenth.
# Seen: chroma-js 3.2.0 and culori 4.0.2 do, 1.27 and 1.29. colorjs.io 0.7.1 has 1.28 for the browns and 1.66 for the blues: it takes the Lab of CSS, in the light D50, where the others
# take that of D65. Culori's own lab() is of D50, too, but not what it compares. Asked without a name, chroma-js means CIEDE2000 and colorjs.io the formula of 1976: 2.28.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact chroma-js@3.2.0 culori@4.0.2 colorjs.io@0.7.1 >/dev/null 2>&1
cat > compare.mjs <<'J'
import chroma from 'chroma-js';
import Color from 'colorjs.io';
import { differenceCiede2000 } from 'culori';

for (const [panel, edge] of [['#8b5a2b', '#8f5d2c'], ['#1f3fbf', '#2f3fbf']]) {
  const differences = [chroma.deltaE(panel, edge), differenceCiede2000()(panel, edge), new Color(panel).deltaE(edge, '2000'), new Color(panel).deltaE(edge)];
  console.log(panel, edge, ...differences.map((difference) => difference.toFixed(2)));
}
J
node compare.mjs > seen
cat seen
cat > expected <<'T'
#8b5a2b #8f5d2c 1.27 1.27 1.28 1.68
#1f3fbf #2f3fbf 1.29 1.29 1.66 2.28
T
cmp seen expected
