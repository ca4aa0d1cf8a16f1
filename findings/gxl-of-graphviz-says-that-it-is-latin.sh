#!/bin/sh
# A graph with a part named 门, written as GXL by gv2gxl of Graphviz and read back by gxl2gv of the same package; and by way of GML, gv2gml and gml2gv.
# Guess: 门 comes back both ways, as both ends are of one package, and Graphviz takes labels for UTF-8 unless told otherwise (attribute charset).
# Seen (graphviz 2.42.2): gv2gxl writes the bytes of UTF-8 behind a first line that says encoding="iso-8859-1", so that gxl2gv, and every other reader of XML, has three Latin letters for the hanzi. By way of GML it comes back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='graphviz libxml2-utils xxd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo 'digraph G { a [label="门"]; }' > parts.gv
gv2gxl parts.gv > parts.gxl
head -n 1 parts.gxl
echo "xmllint: $(xmllint --xpath 'string(//string)' parts.gxl | xxd -p)"
echo "gxl2gv: $(gxl2gv parts.gxl | grep -o 'label=[^]]*' | cut -c 7- | tr -d '"\n' | xxd -p)"
echo "gml2gv: $(gv2gml parts.gv | gml2gv | grep -o 'label=[^]]*' | cut -c 7- | tr -d '",\n' | xxd -p)"
} > seen
cat seen
diff seen - <<'T'
<?xml version="1.0" encoding="iso-8859-1"?>
xmllint: c3a9c297c2a80a
gxl2gv: c3a9c297c2a8
gml2gv: e997a8
T
