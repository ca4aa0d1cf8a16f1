#!/bin/sh
# A table of boards in AsciiDoc with lengths in metres and days of delivery, its cells divided by | without a blank before it (|2.4 m|89.50), made a page by Asciidoctor.
# Guess: the cells as they stand: 2.4 m, 5 d, 3 h.
# Seen (Asciidoctor 2.0.18): the unit is gone, and taken for the kind of the next cell: after 2.4 m the price is in type of programs, and after 3 h the next cell is a heading; 5 d does nothing to be seen but is gone as well. 18 mm stays; so does m with a blank before the bar.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s asciidoctor >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends asciidoctor; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' asciidoctor
cd "$folder"
cat > boards.adoc <<'A'
|===
|侧板|2.4 m|89.50
|背板|18 mm|45.00
|门板|5 d|120.00
|安装|3 h|80.00
|封边|2.4 m |3.20
|===
A
asciidoctor -e -o - boards.adoc | sed -n 's/<p class="[^"]*">//; s/<\/p>//; s/<\(t[dh]\) class="[^"]*">/<\1>/p; s/<\/tr>/--/p' | tee seen
diff seen - <<'T'
<td>侧板</td>
<td>2.4</td>
<td><code>89.50</code></td>
--
<td>背板</td>
<td>18 mm</td>
<td>45.00</td>
--
<td>门板</td>
<td>5</td>
<td>120.00</td>
--
<td>安装</td>
<td>3</td>
<th>80.00</th>
--
<td>封边</td>
<td>2.4 m</td>
<td>3.20</td>
--
T
