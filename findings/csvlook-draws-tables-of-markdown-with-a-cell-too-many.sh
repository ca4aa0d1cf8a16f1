#!/bin/sh
# A list with the name A|B and its price, shown by csvlook of csvkit, whose documentation calls the output a "Markdown-compatible" table; the cells of a page that cmark-gfm makes of it.
# Guess: A\|B, as a bar within a cell is written so (GFM, 4.10), and two cells.
# Seen (csvkit 1.0.7): the bar stays: the cells are A and B, and the price falls off.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='csvkit cmark-gfm'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,price\nA|B,95.125\n' > list.csv
csvlook list.csv | tee table.md
cmark-gfm -e table table.md | grep '<td>' | xargs
} > seen
cat seen
diff seen - <<'T'
| name |  price |
| ---- | ------ |
| A|B  | 95.125 |
<td>A</td> <td>B</td>
T
