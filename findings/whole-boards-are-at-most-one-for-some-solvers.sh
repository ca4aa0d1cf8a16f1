#!/bin/sh
# How many whole boards bring 100 yuan each at the most from a stock of 7, as MPS: X between the marks for whole numbers (INTORG, INTEND), at first without a line of bounds, then with a bound of 1000, then not whole.
# Guess: 7 boards, -700, each time: what has no bound goes from nought to infinity.
# Seen: lp_solve 5.5.2.5 has 7. glpsol 5.0 and cbc 2.10.8 go by an old rule that whole numbers without a bound are 0 or 1, and sell one board: -100, as the best of all.
set -eu
for package in glpk-utils coinor-cbc lp-solve; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' glpk-utils coinor-cbc lp-solve
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
solve() {
  glpsol --freemps plan.mps -o solved >said 2>&1 || true
  echo "$1, glpsol: $(sed -n 's/^Objective: *[A-Z]* = \([-0-9.]*\).*/\1/p' solved 2>/dev/null) $(grep -m 1 -o 'incorrect bounds\|processing error' said || true)"
  rm -f solved
  echo "$1, cbc: $(cbc plan.mps solve 2>&1 | sed -n 's/^Optimal - objective value *//p; s/^Optimal objective \([-0-9.]*\).*/\1/p; s/^Objective value: *//p; s/.*\(infeasible\).*/\1/p' | head -n 1)"
  echo "$1, lp_solve: $(lp_solve -S3 -fmps plan.mps 2>&1 | sed -n 's/^Value of objective function: *//p; s/^This problem is //p; s/^Accuracy error.*/accuracy error/p' | head -n 1)"
}
for label in whole bounded parts; do
  {
    printf '%s\n' 'NAME          PLAN' 'ROWS' ' N  COST' ' L  STOCK' 'COLUMNS'
    [ $label = parts ] || echo "    MARKER                 'MARKER'                 'INTORG'"
    echo '    X         COST            -100.0   STOCK              1.0'
    [ $label = parts ] || echo "    MARKER                 'MARKER'                 'INTEND'"
    printf '%s\n' 'RHS' '    RHS       STOCK              7.0'
    [ $label != bounded ] || printf '%s\n' 'BOUNDS' ' UP BND       X               1000.0'
    echo ENDATA
  } > plan.mps
  solve "$label"
done | tee seen
diff seen - <<'T'
whole, glpsol: -100 
whole, cbc: -100.00000000
whole, lp_solve: -700.00000000
bounded, glpsol: -700 
bounded, cbc: -700.00000000
bounded, lp_solve: -700.00000000
parts, glpsol: -700 
parts, cbc: -700
parts, lp_solve: -700.00000000
T
