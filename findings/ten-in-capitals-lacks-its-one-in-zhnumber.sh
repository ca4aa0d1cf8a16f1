#!/bin/sh
# Sums for contracts in Chinese capitals (大写), 10, 12, 110 and 1280, in LaTeX by zhnumber with its style Financial, and by nzh of npm.
# Guess: 壹拾, 壹拾贰, 壹佰壹拾 and 壹仟贰佰捌拾 from both: in capitals ten has 壹 before it, so that nothing can be written there (rules of the People's Bank for filling in bills, 正确填写票据和结算凭证的基本规定: "1" at the tens is written 壹拾).
# Seen (zhnumber of TeX Live 2022, nzh 1.0.14): zhnumber leaves it out: 拾 and 拾贰, as in common figures (十二). 110 and 1280 are right.
set -eu
export LC_ALL=C.UTF-8
packages='poppler-utils texlive-lang-chinese texlive-xetex fonts-noto-cjk'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact nzh@1.0.14
numbers='10 12 110 1280'
{
  printf '%s\n' '\documentclass{article}' '\usepackage{xeCJK}' '\setCJKmainfont{Noto Serif CJK SC}' '\usepackage{zhnumber}' '\zhnumsetup{style={Simplified,Financial}}' '\pagestyle{empty}' '\begin{document}'
  for number in $numbers; do printf '%s\n' "\\noindent $number: zhnumber \\zhnumber{$number}" ''; done
  printf '%s\n' '\end{document}'
} > sums.tex
xelatex -interaction=batchmode sums.tex >/dev/null
{
  pdftotext sums.pdf - | grep :
  for number in $numbers; do node -p "'$number: nzh ' + require('nzh').cn.encodeB($number)"; done
} | tee seen
diff seen - <<'T'
10: zhnumber 拾
12: zhnumber 拾贰
110: zhnumber 壹佰壹拾
1280: zhnumber 壹仟贰佰捌拾
10: nzh 壹拾
12: nzh 壹拾贰
110: nzh 壹佰壹拾
1280: nzh 壹仟贰佰捌拾
T
