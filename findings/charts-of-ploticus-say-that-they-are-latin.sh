#!/bin/sh
# A chart of bars with Chinese names, made as SVG by Ploticus from a file in UTF-8, and the names as a reader of XML (xmllint) has them.
# Guess: 门 and 柜, since a program of Unix writes what it has read.
# Seen (ploticus 2.42): the bytes are those of UTF-8, but the first line says encoding="iso-8859-1", so every reader of XML gets three Latin letters for each hanzi. With -xml_encoding utf-8 the names are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ploticus libxml2-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '门 95\n柜 128\n' > list
for option in '' '-xml_encoding utf-8'; do
  ploticus -svg -o chart.svg -prefab vbars data=list x=1 y=2 $option >/dev/null 2>&1
  printf "option '%s': %s" "$option" "$(head -n 1 chart.svg | grep -o 'encoding="[^"]*"')"
  printf ', %s\n' "$(xmllint --xpath 'concat(count(//*[.="门"]), " name in Chinese, ", count(//*[.="é\u0097¨" or starts-with(., "é")]), " in Latin letters")' chart.svg)"
done
} > seen
cat seen
diff seen - <<'T'
option '': encoding="iso-8859-1", 0 name in Chinese, 1 in Latin letters
option '-xml_encoding utf-8': encoding="utf-8", 1 name in Chinese, 0 in Latin letters
T
