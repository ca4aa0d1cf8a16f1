#!/bin/sh
# A plan of what to cut in the language of LP files, with prices against the names of their boards (20x + 3y), as glpsol and HiGHS read them, and the same with a blank between: 1,200 at the least, at most 1,000 of Y.
# Guess: 200 of X and 1,000 of Y for 7,000, both times by each, or the first is refused.
# Seen: glpsol 5.0 and HiGHS (npm 1.15.3) have 7,000 both times. cbc 2.10.8 and clp 1.17.6 take 20x, + and 3y for names, warn of the one and go on: the "optimal" costs are 0 for the one and -3 for the other.
set -eu
for package in glpk-utils coinor-cbc coinor-clp; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' glpk-utils coinor-cbc coinor-clp
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact highs@1.15.3
cat > highs.cjs <<'J'
require('highs')().then((highs) => {
  try {
    console.log(highs.solve(require('node:fs').readFileSync('plan.lp', 'utf8')).ObjectiveValue);
  } catch {
    console.log('refused');
  }
});
J
see() {
  cat > plan.lp
  rm -f glpk cbc clp
  glpsol --lp plan.lp -o glpk >/dev/null 2>&1 || true
  cbc plan.lp solve solu cbc >/dev/null 2>&1 || true
  clp plan.lp -solve -solu clp >/dev/null 2>&1 || true
  echo "$1: glpsol $(sed -n 's/^Objective:.* = \([^ ]*\).*/\1/p' glpk 2>/dev/null || echo refused), HiGHS $(node highs.cjs), cbc $(sed -n 's/.*objective value *//p' cbc 2>/dev/null || echo refused), clp $(sed -n 's/.*objective value *//p' clp 2>/dev/null || echo refused)"
}
{
  see 'against' <<'L'
Minimize
 cost: 20x + 3y
Subject To
 all: x + y >= 1200
 stock: y <= 1000
End
L
  see 'with blanks' <<'L'
Minimize
 cost: 20 x + 3 y
Subject To
 all: x + y >= 1200
 stock: y <= 1000
End
L
} | tee seen
diff seen - <<'T'
against: glpsol 7000, HiGHS 7000, cbc 0.00000000, clp -3
with blanks: glpsol 7000, HiGHS 7000, cbc 7000.00000000, clp 7000
T
