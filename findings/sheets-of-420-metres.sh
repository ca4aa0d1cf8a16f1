#!/bin/sh
# A plan as DXF, of a wall of 6 by 4 m, in millimetres and in metres ($INSUNITS 4 and 6, which are 6000 by 4000 and 6 by 4), printed by LibreCAD to a sheet of A4, 297 by 210 mm, fitted to it; the measure of the sheet is said to be in millimetres (-p).
# Guess: both give a sheet of A4 with the plan as large as it can be.
# Seen (LibreCAD 2.2.0): both ignore the sheet asked for. The first is on A3, the second on a sheet of 420 by 297 metres, as the number for A3 is taken in the units of the drawing; PDF's viewers have no picture of it. An inch makes a sheet of 10.7 by 7.5 m. It says DONE.
set -eu
for package in librecad poppler-utils python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' librecad
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 - <<'P'
import ezdxf
for name, units, metre in [('millimetres', 4, 1000), ('inches', 1, 1000 / 25.4), ('metres', 6, 1)]:
    plan = ezdxf.new('R2010')
    plan.header['$INSUNITS'] = units
    plan.modelspace().add_lwpolyline([(0, 0), (6 * metre, 0), (6 * metre, 4 * metre), (0, 4 * metre)], close=True)
    plan.saveas(name + '.dxf')
P
for name in millimetres inches metres; do
  said=$(QT_QPA_PLATFORM=offscreen librecad dxf2pdf -a -p 297x210 "$name.dxf" 2>&1 | grep -o DONE)
  echo "$name: $said, $(pdfinfo "$name.pdf" | awk '/Page size/ { printf "%.0f x %.0f mm", $3 * 25.4 / 72, $5 * 25.4 / 72 }')"
done | tee seen
diff seen - <<'T'
millimetres: DONE, 420 x 297 mm
inches: DONE, 10668 x 7544 mm
metres: DONE, 420000 x 297000 mm
T
