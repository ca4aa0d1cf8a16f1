#!/bin/sh
# Prices rounded to two places in LaTeX by numprint, with the thousands separator and the decimal sign of Chinese and English, and by siunitx.
# Guess: 10.00 for 9.995, 100.00 for 99.999, 1,000.00 for 999.995 and 10,000.00 for 9999.999 (manual of numprint: \nprounddigits rounds, and the integer part is in groups of three).
# Seen (numprint of TeX Live 2022): where rounding makes one more digit, the separator stands before the last: 1,0.00, 10,0.00, 100,0.00 and 1,000,0.00. 199.999 and 1299.999, of which the length stays, are right, and so is 0.999. siunitx as guessed.
set -eu
export LC_ALL=C.UTF-8
packages='poppler-utils texlive-latex-extra texlive-science'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
numbers='9.995 99.999 -99.999 999.995 9999.999 199.999 1299.999 0.999'
{
  printf '%s\n' '\documentclass{article}' '\usepackage{numprint}' '\usepackage{siunitx}' '\npthousandsep{,}' '\npdecimalsign{.}' '\nprounddigits{2}' '\sisetup{round-mode=places, round-precision=2, group-separator={,}, group-minimum-digits=4}' '\pagestyle{empty}' '\begin{document}'
  for number in $numbers; do printf '%s\n' "\\noindent $number: numprint \\numprint{$number}, siunitx \\num{$number}" ''; done
  printf '%s\n' '\end{document}'
} > prices.tex
pdflatex -interaction=batchmode prices.tex >/dev/null
pdftotext prices.pdf - | grep : | sed 's/−/-/g' | tee seen
diff seen - <<'T'
9.995: numprint 1,0.00, siunitx 10.00
99.999: numprint 10,0.00, siunitx 100.00
-99.999: numprint -10,0.00, siunitx -100.00
999.995: numprint 100,0.00, siunitx 1,000.00
9999.999: numprint 1,000,0.00, siunitx 10,000.00
199.999: numprint 200.00, siunitx 200.00
1299.999: numprint 1,300.00, siunitx 1,300.00
0.999: numprint 1.00, siunitx 1.00
T
