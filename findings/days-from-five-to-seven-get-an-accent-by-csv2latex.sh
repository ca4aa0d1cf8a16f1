#!/bin/sh
# A table of CSV with days from 5 to 7 written 5~7天 and a size 600~800, turned into LaTeX by csv2latex; by pandoc beside it.
# Guess: a tilde is printed, as by \textasciitilde{} or \~{}: by default it escapes what is special in LaTeX (its manual has --noescape to leave this out).
# Seen: csv2latex 0.23 writes \~ alone, which is the command for an accent: TeX sets a small tilde above the next digit and none between. pandoc writes \textasciitilde{}.
set -eu
packages='csv2latex pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '名称,交货\n门板_A,5~7天\n柜,600~800\n' > table.csv
{
  echo csv2latex
  csv2latex table.csv | grep '~'
  echo pandoc
  pandoc -f csv -t latex table.csv | grep -o '[0-9][^ ]*tilde[^ ]*'
} | tee seen
diff seen - <<'T'
csv2latex
门板\_A&5\~7天\\
柜&600\~800\\
pandoc
5\textasciitilde7天
600\textasciitilde800
T
