#!/bin/sh
# A plan in the language of LP files, where two boards at the least and six at the most are wanted: in one line, 2 <= x + y <= 6, as bounds of one board are written, and in two.
# Guess: 2 both times by each, or the line is refused.
# Seen: glpsol 5.0 and HiGHS (npm 1.15.3) refuse the line. cbc 2.10.8 and clp 1.17.6 take <= for the name of a third board, warn of it and deliver nothing: an optimum of 0.
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
  see 'one line' <<'L'
Minimize
 cost: x + y
Subject To
 all: 2 <= x + y <= 6
End
L
  see 'two lines' <<'L'
Minimize
 cost: x + y
Subject To
 least: x + y >= 2
 most: x + y <= 6
End
L
} | tee seen
diff seen - <<'T'
one line: glpsol refused, HiGHS refused, cbc 0.00000000, clp 0
two lines: glpsol 2, HiGHS 2, cbc 2.00000000, clp 2
T
