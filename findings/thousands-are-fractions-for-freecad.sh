#!/bin/sh
# Lengths and prices with commas between thousands, as quotations have them, in FreeCAD: as quantities, in the cells of its sheets, and in a list that a sheet imports and exports again.
# Guess: 1,280 is 1280 or is refused (or is text), as 1,280.50 is; where it is taken for 1.28, a sheet that is exported gives back what it read.
# Seen (freecad-python3 0.20.2): 1,280 mm is 1.28 mm, in any language; 1,280.50 is refused. In a sheet 1,280 becomes the number 1.28 and is written as 1.28, 1,280.50 stays text.
set -eu
dpkg -s freecad-python3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad-python3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad-python3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'cabinet\t1,280\ndoor\t1,280.50\nhandle\t1280\n' > prices.csv
cat > read.py <<'P'
import FreeCAD
from FreeCAD import Units

with open('seen', 'w') as seen:
    for text in ['1280 mm', '1,280 mm', '1,280,000 mm', '1,280.50 mm']:
        try:
            said = Units.Quantity(text).Value
        except ValueError:
            said = 'refused'
        print(f'{text}: {said}', file=seen)
    sheet = FreeCAD.newDocument().addObject('Spreadsheet::Sheet', 'Prices')
    sheet.importFile('prices.csv')
    sheet.recompute()
    for row in range(1, 4):
        print(f'{sheet.get(f"A{row}")}: {sheet.get(f"B{row}")!r}', file=seen)
    sheet.exportFile('out.csv')
P
freecadcmd read.py >/dev/null 2>&1
cat out.csv >> seen
cat seen
diff seen - <<'T'
1280 mm: 1280.0
1,280 mm: 1.28
1,280,000 mm: refused
1,280.50 mm: refused
cabinet: 1.28
door: '1,280.50'
handle: 1280
cabinet	1.28
door	1,280.50
handle	1280
T
