#!/bin/sh
# A price list with the name A|B and the price 1280.50, saved from CSV as a table of Markdown by VisiData (vd -b) and by Miller, and the cells of a page that cmark-gfm makes of it.
# Guess: A\|B, since a bar within a cell is written so (GFM, 4.10), and 1280.50 as it is.
# Seen (VisiData 2.11): the other way about: the bar stays, so that the row has three cells and the price falls off, and the price is 1280\.50. Miller is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='visidata miller cmark-gfm'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,price\nA|B,1280.50\n' > list.csv
vd -b list.csv -o a.md >/dev/null 2>&1
mlr --icsv --omd cat list.csv > b.md
for table in a b; do
  printf '%s\n' "$(grep 1280 $table.md | tr -s ' ')"
  cmark-gfm -e table $table.md | grep '<td>' | xargs
done
} > seen
cat seen
diff seen - <<'T'
|A|B |1280\.50 |
<td>A</td> <td>B</td>
| A\|B | 1280.50 |
<td>A|B</td> <td>1280.50</td>
T
