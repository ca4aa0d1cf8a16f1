#!/bin/sh
# Area codes and counts with a nought in front, as gnuplot reads them from a column of a table, as the text of such a column, of which it reckons (strcol), and as a text of its own: 0757, 010, 12 and 08.
# Guess: the same numbers from all: 757, 10, 12 and 8, as it reads a table; or 495 and 8 from all, and 08 refused by all.
# Seen (gnuplot 5.4.4): the column has 757, 10, 12 and 8; the same cells as texts are octal: 495, 8 and 12, and 08 is no number.
set -eu
dpkg -s gnuplot-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gnuplot-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gnuplot-nox
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for code in 0757 010 12 08; do
  echo "$code" > table
  ask() { gnuplot -e "set table 'out'; $1; unset table" 2>said >/dev/null && grep -v "^#" out | grep . | xargs | cut -d" " -f 2 || grep -o "Trailing.*" said; }
  echo "$code, column: $(ask "plot 'table' using (1):1")"
  echo "$code, text of the column: $(ask "plot 'table' using (1):(strcol(1) + 0)")"
  echo "$code, text: $(gnuplot -e "print '$code' + 0" 2>&1 | grep . | sed 's/^line 0: //')"
done | tee seen
diff seen - <<'T'
0757, column: 757
0757, text of the column: 495
0757, text: 495
010, column: 10
010, text of the column: 8
010, text: 8
12, column: 12
12, text of the column: 12
12, text: 12
08, column: 8
08, text of the column: Trailing characters after numeric expression
08, text: Trailing characters after numeric expression
T
