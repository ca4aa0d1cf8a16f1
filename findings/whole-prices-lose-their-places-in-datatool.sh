#!/bin/sh
# Prices in LaTeX by datatool, which takes numbers as they are written, 1,280.50, rounded to two places by \DTLround; beside it \FPround of fp, on which it is built.
# Guess: two places for all, 1,280.10, 100.00, 2,561.00 and 1,300.00, as fp gives them, but for the comma.
# Seen (datatool of TeX Live 2022): 1,280.10 has its two places, but a price that is whole after rounding has none: 100, 2,561 and 1,300.
set -eu
export LC_ALL=C.UTF-8
packages='poppler-utils texlive-latex-extra texlive-latex-recommended'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  printf '%s\n' '\documentclass{article}' '\usepackage{datatool}' '\pagestyle{empty}' '\begin{document}'
  for number in 1280.1 99.999 2561.00 1299.996; do printf '%s\n' "\\noindent $number: \\DTLround{\\r}{$number}{2}datatool \\r, \\FPround{\\r}{$number}{2}fp \\r" ''; done
  printf '%s\n' '\end{document}'
} > prices.tex
pdflatex -interaction=batchmode prices.tex >/dev/null
pdftotext prices.pdf - | grep : | tee seen
diff seen - <<'T'
1280.1: datatool 1,280.10, fp 1280.10
99.999: datatool 100, fp 100.00
2561.00: datatool 2,561, fp 2561.00
1299.996: datatool 1,300, fp 1300.00
T
