#!/bin/sh
# A joiner's profit per cupboard and per bookcase, made as large as possible, when the one board that bounds the bookcases was left out of the list; and one that no plan can fulfil; by lpSolve of R, and by GLPK's glpsol with the same.
# Guess: each says which: unbounded, and no feasible solution: the help of lpSolve has "0 = success, 2 = no feasible solution", and lp_solve, from which it is made, has 3 for unbounded.
# Seen (r-cran-lpsolve 5.6.18, glpk-utils 5.0): lpSolve's status of what is unbounded is 0, success, with 1e+30 bookcases, and it prints "Success: the objective function is 5e+32". Nobody who asks the status learns of it. glpsol says that it is unbounded.
set -eu
packages='glpk-utils r-cran-lpsolve'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.R <<'R'
library(lpSolve)
plans <- list(bounded = lp("max", c(300, 500), rbind(c(1, 0), c(0, 1)), c("<=", "<="), c(4, 3)),
  unbounded = lp("max", c(300, 500), rbind(c(1, 0)), "<=", 4),
  impossible = lp("max", c(300, 500), rbind(c(1, 0), c(1, 0)), c("<=", ">="), c(4, 5)))
for (name in names(plans)) cat(name, ": status ", plans[[name]]$status, ", profit ", format(plans[[name]]$objval), ", pieces ", paste(format(plans[[name]]$solution, trim = TRUE), collapse = " and "), "; ", capture.output(print(plans[[name]])), "\n", sep = "")
R
{
  Rscript run.R
  for plan in 'bounded x <= 4; y <= 3' 'unbounded x <= 4' 'impossible x <= 4; x >= 5'; do
    name=${plan%% *}
    { printf 'Maximize\n profit: 300 x + 500 y\nSubject To\n'; echo "${plan#* }" | tr ';' '\n' | sed 's/^ */ /'; echo End; } > a.lp
    echo "glpsol, $name: $(glpsol --nopresol --lp a.lp 2>&1 | grep 'SOLUTION\|FEASIBLE\|UNBOUNDED' | tail -n 1)"
  done
} | tee seen
diff seen - <<'T'
bounded: status 0, profit 2700, pieces 4 and 3; Success: the objective function is 2700 
unbounded: status 0, profit 5e+32, pieces 4e+00 and 1e+30; Success: the objective function is 5e+32 
impossible: status 2, profit 0, pieces 0 and 0; Error: no feasible solution found
glpsol, bounded: OPTIMAL LP SOLUTION FOUND
glpsol, unbounded: LP HAS UNBOUNDED PRIMAL SOLUTION
glpsol, impossible: LP HAS NO PRIMAL FEASIBLE SOLUTION
T
