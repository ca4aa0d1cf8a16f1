#!/bin/sh
# An offer of LibreOffice as .odt made HTML by odt2html of npm: an old price struck out, "& <5", articles from the fourth, a table with a cell over two columns.
# Guess: the struck price is marked, & and < are escaped, the list starts with 4, the cell has colspan="2", as the file says (ODF 1.2: table:number-columns-spanned, text:start-value); its README promises HTML of "basically every document created in respect with the Open Document Format".
# Seen (odt2html 1.0.1): none of the four: a <span> without a style, & and < as they are, <ol>, and <td> alone. pandoc has the price, the signs and the number, and not the joined cell.
set -eu
packages='libreoffice-writer pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact odt2html@1.0.1 >/dev/null 2>&1
echo '<html><body><p>柜 600&times;400 <s>1599</s> 1299 &amp; &lt;5<br>b&nbsp;&nbsp;c</p><ol start="4"><li>fourth</li></ol><table border="1"><tr><td colspan="2">total</td></tr><tr><td>a</td><td>1,280.50</td></tr></table></body></html>' > offer.html
soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to odt:writer8 --infilter='HTML (StarWriter)' offer.html >/dev/null 2>&1
node -e "require('odt2html').toHTML({ path: 'offer.odt' }).then((html) => require('fs').writeFileSync('odt2html.html', html))"
pandoc offer.odt -t html -o pandoc.html
for name in odt2html pandoc; do
  echo "$name: $(tr -d '\n' < $name.html | grep -oE '<(del|span)>1599|& <5|&amp; &lt;5|<ol[^>]*>|<td[^>]*><p>total|<t[hd][^>]*>total' | sed 's/ style="[^"]*"//' | paste -sd ' ')"
done | tee seen
diff seen - <<'S'
odt2html: <span>1599 & <5 <ol> <td><p>total
pandoc: <del>1599 &amp; &lt;5 <ol start="4" type="1"> <td>total
S
