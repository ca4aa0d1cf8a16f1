#!/bin/sh
# A plan of a cabinet drawn by Python's ezdxf, 600 by 400, printed by LibreCAD; nothing is said about units.
# Guess: the plan has no unit, as one drawn by other libraries, and is taken for millimetres.
# Seen (ezdxf 0.18.1, LibreCAD 2.2.0): it says that it is in metres ($INSUNITS 6), so that the panel is 600 m long for whoever reads it, and LibreCAD
# takes the paper for metres, too: a page of 420 by 297 m. With `units = 4` (mm) the page is A3.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-ezdxf librecad poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-ezdxf librecad
cd "$folder"
cat > draw.py <<'P'
import ezdxf

for name, units in (('plain', None), ('mm', 4)):
    document = ezdxf.new('R2007')
    if units:
        document.units = units
    document.modelspace().add_lwpolyline([(0, 0), (600, 0), (600, 400), (0, 400)], close=True)
    document.saveas(f'{name}.dxf')
    print(name, document.header['$INSUNITS'])
P
{
  /usr/bin/python3 draw.py
  for name in plain mm; do
    HOME="$folder" QT_QPA_PLATFORM=offscreen librecad dxf2pdf -o "$name.pdf" "$name.dxf" >/dev/null 2>&1
    pdfinfo "$name.pdf" | awk -v name="$name" '/Page size/ { printf "%s %d by %d mm\n", name, $3 / 72 * 25.4 + .5, $5 / 72 * 25.4 + .5 }'
  done
} | tee seen
diff seen - <<'T'
plain 6
mm 4
plain 420000 by 297000 mm
mm 420 by 297 mm
T
