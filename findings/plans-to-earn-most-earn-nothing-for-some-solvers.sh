#!/bin/sh
# A plan that shall earn the most, as MPS with a section OBJSENSE, as CPLEX and others write it: X earns 1, at most 10 are in stock; the word MAX, the word MAXIMIZE, and the same without the section, with the price turned.
# Guess: 10 by each, or it is refused.
# Seen: lp_solve 5.5.2.5 has 10 and glpsol 5.0 refuses the section. cbc 2.10.8 and SYMPHONY 5.6.17 say nothing of it and look for the least: 0, "optimal".
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
for label in line word turned; do
  {
    echo 'NAME          PLAN'
    case $label in line) printf '%s\n' OBJSENSE '    MAX' ;; word) printf '%s\n' OBJSENSE '    MAXIMIZE' ;; esac
    printf '%s\n' 'ROWS' ' N  EARN' ' L  STOCK' 'COLUMNS'
    [ $label = turned ] && echo '    X         EARN              -1.0   STOCK              1.0' || echo '    X         EARN               1.0   STOCK              1.0'
    printf '%s\n' 'RHS' '    RHS       STOCK             10.0' 'ENDATA'
  } > plan.mps
  solve "$label"
done | tee seen
diff seen - <<'T'
line, glpsol:  processing error
line, cbc: 0
line, SYMPHONY: 0.0000000000
line, lp_solve: 10.00000000
word, glpsol:  processing error
word, cbc: 0
word, SYMPHONY: 0.0000000000
word, lp_solve: 10.00000000
turned, glpsol: -10 
turned, cbc: -10
turned, SYMPHONY: -10.0000000000
turned, lp_solve: -10.00000000
T
