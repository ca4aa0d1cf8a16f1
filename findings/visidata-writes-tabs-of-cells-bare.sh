#!/bin/sh
# A table with a tab and a line break within cells, saved from CSV as TSV by VisiData (vd -b) and read back by it; by Miller beside it.
# Guess: three rows of two cells, read back so: VisiData has the settings tsv_safe_tab and tsv_safe_newline, a "replacement for newline character when saving to tsv" with a value from the start.
# Seen: VisiData 2.11 writes both signs bare, so that a cell becomes two and a row two. With tsv_safe_newline given by name nothing changes. Miller writes \t and \n.
set -eu
packages='miller visidata'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder"
printf '名称,数量\n"门板\t白",1\n"柜\n右",2\n' > table.csv
{
  echo VisiData
  vd -b table.csv -o table.tsv >/dev/null 2>&1
  tr '\t' '>' < table.tsv
  echo VisiData with a replacement by name
  vd -b --tsv-safe-newline=/ table.csv -o other.tsv >/dev/null 2>&1
  tr '\t' '>' < other.tsv
  echo Miller
  mlr --icsv --otsv cat table.csv | tr '\t' '>'
} | tee seen
diff seen - <<'T'
VisiData
名称>数量
门板>白>1
柜
右>2
VisiData with a replacement by name
名称>数量
门板>白>1
柜
右>2
Miller
名称>数量
门板\t白>1
柜\n右>2
T
