#!/bin/sh
# A plan of what to cut in the language of LP files, with the price of a set-up, 10, as a constant among the costs: 2 for each X and 3 for each Y, 4 at the least, 10 on top; then with a rebate of 10; then without either.
# Guess: 18, -2 and 8 by each, or a constant is refused.
# Seen: HiGHS (npm 1.15.3) has 18 and -2. glpsol 5.0 refuses constants. cbc 2.10.8 leaves them out: 8 both times. clp 1.17.6, which reads the file by the same library, tells the set-up as a rebate and the rebate as a set-up: -2 and 18. The boards are the same.
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
  see 'with a set-up' <<'L'
Minimize
 cost: 2 x + 3 y + 10
Subject To
 all: x + y >= 4
End
L
  see 'with a rebate' <<'L'
Minimize
 cost: 2 x + 3 y - 10
Subject To
 all: x + y >= 4
End
L
  see 'without' <<'L'
Minimize
 cost: 2 x + 3 y
Subject To
 all: x + y >= 4
End
L
} | tee seen
diff seen - <<'T'
with a set-up: glpsol refused, HiGHS 18, cbc 8.00000000, clp -2
with a rebate: glpsol refused, HiGHS -2, cbc 8.00000000, clp 18
without: glpsol 8, HiGHS 8, cbc 8.00000000, clp 8
T
