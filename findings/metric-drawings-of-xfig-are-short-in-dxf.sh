#!/bin/sh
# A board drawn in xfig on its metric grid, 10 cm by 5 (4500 by 2250 of its units), with a label in Chinese, written by fig2dev as SVG, PDF, PostScript, Gerber and DXF: how wide it is, and the label.
# Guess: 100 mm, or a number with its unit; the label as it is.
# Seen (fig2dev 3.2.8b): SVG, PDF and PostScript have 284 to 285 points with the line, which are 100 mm, Gerber 100 mm. DXF has 3.75 and names no unit: it has inches of 1200 units, of which the others have 1143 in metric drawings, so that the board is 95 mm wide.
# The label is right in SVG and DXF; in PDF it is three Latin letters for each character.
set -eu
for package in fig2dev poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' fig2dev
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\n' '#FIG 3.2  Produced by xfig version 3.2.8b' '#encoding: UTF-8' Landscape Center Metric A4 100.00 Single -2 '1200 2' '2 2 0 1 0 7 50 -1 -1 0.000 0 0 -1 0 0 5' '	 0 0 4500 0 4500 2250 0 2250 0 0' '4 0 0 50 -1 0 12 0.0000 4 150 900 2000 1200 侧板\001' > board.fig
for format in svg pdf eps gbx dxf; do fig2dev -L "$format" board.fig "board.$format" 2>/dev/null; done
{
  echo "SVG: $(grep -o 'width="[^"]*pt"' board.svg) $(grep -o '侧板' board.svg | sort -u)"
  echo "PDF: $(pdfinfo board.pdf | grep 'Page size') $(pdftotext board.pdf - | head -1)"
  echo "PostScript: $(grep -a '^%%BoundingBox' board.eps)"
  echo "Gerber: $(grep -E '^%MO|^%FS|^X1' board.gbx | head -3 | tr '\n' ' ')"
  echo "DXF: $(awk '/^ *1[01]$/ { getline; if ($1 > most) most = $1 } END { print most }' board.dxf), $(grep -c 'INSUNITS\|MEASUREMENT' board.dxf) units, $(grep -x '侧板' board.dxf | sort -u)"
} | tee seen
diff seen - <<'T'
SVG: width="285pt" 侧板
PDF: Page size:       285 x 144 pts ä¾§æ ¿
PostScript: %%BoundingBox: 0 0 285 144
Gerber: %MOMM*% %FSLAX35Y35*% X10000000Y0D01* 
DXF: 3.750000, 0 units, 侧板
T
