#!/bin/sh
# A chart of prices with the title 门板单价, drawn as SVG by ploticus and by gnuplot from text in UTF-8, read back by xmllint.
# Guess: the title is read as 门板单价: an XML document says its true encoding (XML 1.0, 4.3.3), and both run in a locale of UTF-8.
# Seen: ploticus 2.42 copies the bytes of UTF-8 below a first line that says iso-8859-1: every reader must show other signs, three for each hanzi. gnuplot says utf-8.
set -eu
packages='gnuplot-nox libxml2-utils ploticus'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > chart.pls <<'P'
#proc getdata
  data:
  1 1280.50
  2 980.50
#proc areadef
  rectangle: 1 1 5 3
  title: 门板单价
  xrange: 0 3
  yrange: 0 1500
#proc lineplot
  xfield: 1
  yfield: 2
P
ploticus -svg chart.pls -o ploticus.svg
gnuplot -e 'set terminal svg; set output "gnuplot.svg"; set title "门板单价"; plot sin(x) notitle'
for tool in ploticus gnuplot; do
  echo "$tool: $(head -1 $tool.svg | grep -o 'encoding="[^"]*"'), $(xmllint --xpath 'string-length(normalize-space((//*[local-name()="text"][translate(., "0123456789.-− ", "") != ""])[1]))' $tool.svg) signs"
done | tee seen
diff seen - <<'T'
ploticus: encoding="iso-8859-1", 12 signs
gnuplot: encoding="utf-8", 4 signs
T
