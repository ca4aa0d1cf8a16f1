#!/bin/sh
# A stock that may at most be -1 (one board owed), as MPS with that bound alone, UP -1, so that by the general rule the other bound is nought and nothing fits; and with its lower bound written, -5: 600 X + 400 Y >= 2400 at the least X + 2 Y.
# Guess: no solution, said by each, for the first; 14 for the second by each.
# Seen: for the first glpsol 5.0 says "incorrect bounds" and lp_solve 5.5.2.5 ends with an accuracy error; but cbc 2.10.8 and SYMPHONY 5.6.17 take the lower bound away without a word and have 14.
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
for label in alone both; do
  {
    printf '%s\n' 'NAME          PLAN' 'ROWS' ' N  COST' ' G  LEN' 'COLUMNS' '    X         COST               1.0   LEN              600.0' '    Y         COST               2.0   LEN              400.0' 'RHS' '    RHS       LEN             2400.0' 'BOUNDS'
    [ $label = alone ] || echo ' LO BND       X                 -5.0'
    printf '%s\n' ' UP BND       X                 -1.0' 'ENDATA'
  } > plan.mps
  solve "$label"
done | tee seen
diff seen - <<'T'
alone, glpsol: 0 incorrect bounds
alone, cbc: 14
alone, SYMPHONY: 14.0000000000
alone, lp_solve: accuracy error
both, glpsol: 14 
both, cbc: 14
both, SYMPHONY: 14.0000000000
both, lp_solve: 14.00000000
T
