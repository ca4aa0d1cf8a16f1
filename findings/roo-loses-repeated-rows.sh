#!/bin/sh
# A list of cut boards as OpenDocument (.ods), in which two equal rows stand once with "repeated 2", as LibreOffice writes them, prices have a currency, and a cell has two lines; read by Ruby's Roo.
# Guess: both rows have their board; the price is a number, as one without a currency is; the lines are apart, as two paragraphs are.
# Seen (Roo 2.10.0): of the equal rows only the last has its board, the first is empty, so that a board is missing in the sum. The price is the text "1299.5". A line break and a tab are nothing: 600×40018mm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-roo zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-roo zip
cd "$folder"
mkdir META-INF
printf %s application/vnd.oasis.opendocument.spreadsheet > mimetype
o=urn:oasis:names:tc:opendocument:xmlns
cat > content.xml <<X
<office:document-content xmlns:office="$o:office:1.0" xmlns:table="$o:table:1.0" xmlns:text="$o:text:1.0" office:version="1.2"><office:body><office:spreadsheet><table:table table:name="a">
<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><text:p>门板</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="currency" office:currency="CNY" office:value="1299.5"><text:p>¥1,299.50</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="float" office:value="1299.5"><text:p>1,299.50</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>600×400<text:line-break/>18mm</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>600×400</text:p><text:p>18mm</text:p></table:table-cell></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>
X
echo "<office:document-styles xmlns:office=\"$o:office:1.0\" office:version=\"1.2\"/>" > styles.xml
echo "<manifest:manifest xmlns:manifest=\"$o:manifest:1.0\"><manifest:file-entry manifest:full-path=\"/\" manifest:media-type=\"$(cat mimetype)\"/></manifest:manifest>" > META-INF/manifest.xml
zip -q -X -0 list.ods mimetype
zip -q -X -r list.ods content.xml styles.xml META-INF
LC_ALL=C.UTF-8 ruby -W0 -r roo -e 'list = Roo::OpenOffice.new("list.ods"); (1..list.last_row).each { |row| puts "#{row} #{list.cell(row, 1).inspect}" }' | tee seen
diff seen - <<'T'
1 nil
2 "门板"
3 "1299.5"
4 1299.5
5 "600×40018mm"
6 "600×400\n18mm"
T
