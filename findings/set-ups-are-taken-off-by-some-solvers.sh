#!/bin/sh
# A plan of what to cut, as MPS, with the price of a set-up, 10, as the format has constants of the objective: on its right side with the sign turned, -10. 600 X + 400 Y >= 2400 at the least X + 2 Y, X at most 3: without the set-up 6.
# Guess: 16 by each; or the constant is left out by each: 6.
# Seen: cbc 2.10.8 and SYMPHONY 5.6.17 have 16; glpsol 5.0 and lp_solve 5.5.2.5 add what stands there as it stands: -4.
set -eu
for package in glpk-utils coinor-cbc coinor-symphony lp-solve; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' glpk-utils coinor-cbc coinor-symphony lp-solve
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
solve() {
  glpsol --freemps plan.mps -o solved >said 2>&1 || true
  echo "$1, glpsol: $(sed -n 's/^Objective: *[A-Z]* = \([-0-9.]*\).*/\1/p' solved 2>/dev/null) $(grep -m 1 -o 'incorrect bounds\|processing error' said || true)"
  rm -f solved
  echo "$1, cbc: $(cbc plan.mps solve 2>&1 | sed -n 's/^Optimal - objective value *//p; s/^Optimal objective \([-0-9.]*\).*/\1/p; s/^Objective value: *//p; s/.*\(infeasible\).*/\1/p' | head -n 1)"
  echo "$1, SYMPHONY: $(symphony -F plan.mps 2>&1 | sed -n 's/^Solution Cost: *//p; s/.*[Ii]nfeasible.*/infeasible/p' | head -n 1)"
  echo "$1, lp_solve: $(lp_solve -S3 -fmps plan.mps 2>&1 | sed -n 's/^Value of objective function: *//p; s/^This problem is //p; s/^Accuracy error.*/accuracy error/p' | head -n 1)"
}
for label in with without; do
  {
    printf '%s\n' 'NAME          PLAN' 'ROWS' ' N  COST' ' G  LEN' 'COLUMNS' '    X         COST               1.0   LEN              600.0' '    Y         COST               2.0   LEN              400.0' 'RHS'
    [ $label = without ] || echo '    RHS       COST             -10.0'
    printf '%s\n' '    RHS       LEN             2400.0' 'BOUNDS' ' UP BND       X                  3.0' 'ENDATA'
  } > plan.mps
  solve "$label"
done | tee seen
diff seen - <<'T'
with, glpsol: -4 
with, cbc: 16
with, SYMPHONY: 16.0000000000
with, lp_solve: -4.00000000
without, glpsol: 6 
without, cbc: 6
without, SYMPHONY: 6.0000000000
without, lp_solve: 6.00000000
T
