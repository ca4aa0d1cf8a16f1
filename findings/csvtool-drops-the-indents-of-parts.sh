#!/bin/sh
# A list of parts whose second column is indented by blanks to show what is a part of what, without quotation marks, copied by csvtool and by Miller.
# Guess: the indents stay: "spaces are considered part of a field and should not be ignored" (RFC 4180, 2.4); a copy by "csvtool cat" changes no cell.
# Seen: csvtool 2.4 drops the blanks, and keeps them only within quotation marks. Miller keeps them all.
set -eu
packages='csvtool miller'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > parts.csv <<'C'
编码,名称,数量
1,衣柜,1
2,  门板,2
3,    拉手,2
4,"  背板",1
C
{
  echo csvtool
  csvtool cat parts.csv
  echo Miller
  mlr --csv cat parts.csv
} | tee seen
diff seen - <<'T'
csvtool
编码,名称,数量
1,衣柜,1
2,门板,2
3,拉手,2
4,"  背板",1
Miller
编码,名称,数量
1,衣柜,1
2,  门板,2
3,    拉手,2
4,  背板,1
T
