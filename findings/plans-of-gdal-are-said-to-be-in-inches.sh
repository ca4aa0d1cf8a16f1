#!/bin/sh
# The outline of a yard in metres (EPSG:4547, CGCS2000), 60 by 40 m, written as DXF by GDAL for an architect; and the same without a system, and in feet.
# Guess: the drawing's head says metres ($INSUNITS 6), or no unit (0), as GDAL knows the unit.
# Seen (GDAL 3.6.2): it says inches (1) in every case, also for feet: what goes by the head takes the yard for 1.5 by 1 m.
set -eu
for package in gdal-bin python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'WKT,name\n"LINESTRING(0 0,60 0,60 40,0 40,0 0)",yard\n' > yard.csv
for system in '-a_srs EPSG:4547' '-a_srs EPSG:2229' ''; do
  # shellcheck disable=SC2086
  ogr2ogr -f DXF $system yard.dxf yard.csv 2>/dev/null
  /usr/bin/python3 - "$system" <<'P'
import sys
from ezdxf import bbox, readfile, units

drawing = readfile('yard.dxf')
size = bbox.extents(drawing.modelspace()).size
print(f'{sys.argv[1] or "no system"}: {size.x:.0f} by {size.y:.0f} {units.InsertUnits(drawing.header["$INSUNITS"]).name}')
P
  rm yard.dxf
done | tee seen
diff seen - <<'T'
-a_srs EPSG:4547: 60 by 40 Inches
-a_srs EPSG:2229: 60 by 40 Inches
no system: 60 by 40 Inches
T
