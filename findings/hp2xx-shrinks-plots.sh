#!/bin/sh
# The outline of a sheet, 600 by 400 mm, as HPGL, which cutters of veneer, foil and stencils read: 24000 by 16000 units, each of 0.025 mm.
# Guess: hp2xx, which turns such plots into drawings, keeps the size, since the format has one of its own.
# Seen (hp2xx 3.4.4): it makes every drawing fit into 200 mm: 200 by 133 mm as DXF and as EPS, without a word unless asked. With -t (true size) it is 600 by 400 mm in either.
set -eu
for package in hp2xx python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' hp2xx
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'IN;SP1;PU0,0;PD24000,0,24000,16000,0,16000,0,0;SP0;' > sheet.plt
{
  for option in '' -t; do
    hp2xx -q $option -m dxf -f sheet.dxf sheet.plt >/dev/null 2>&1
    hp2xx -q $option -m eps -f sheet.eps sheet.plt >/dev/null 2>&1
    /usr/bin/python3 -c "
from ezdxf import bbox, readfile
high = bbox.extents(readfile('sheet.dxf').modelspace()).extmax
print('DXF $option: %.0f by %.0f' % (high.x, high.y))"
    awk -v option="$option" '/^%%BoundingBox/ { printf "EPS %s: %.0f by %.0f mm\n", option, $4 / 72 * 25.4, $5 / 72 * 25.4 }' sheet.eps
  done
} | tee seen
diff seen - <<'T'
DXF : 200 by 133
EPS : 200 by 134 mm
DXF -t: 600 by 400
EPS -t: 600 by 400 mm
T
