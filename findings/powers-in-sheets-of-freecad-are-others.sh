#!/bin/sh
# The same sums in two places of FreeCAD: read as a quantity (Units.Quantity, by which fields and scripts read what is typed), and as a formula of a sheet: powers of a loss, powers of powers, and a fraction of an inch.
# Guess: one program reckons alike in both; -2^2 is -4 and 2^3^2 512, as in mathematics, or 4 and 64, as in other sheets; 3/4 in is a length.
# Seen (freecad-python3 0.20.2): as quantities they are -4, 512 and 19.05 mm; in a sheet 4, 64 and 0.0295 per millimetre: there a unit belongs to the number before it, also in a cell in which 3/4 in is typed without the sign of equality.
set -eu
dpkg -s freecad-python3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad-python3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad-python3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > reckon.py <<'P'
import FreeCAD
from FreeCAD import Units

with open('seen', 'w') as seen:
    sheet = FreeCAD.newDocument().addObject('Spreadsheet::Sheet', 'Sums')
    for sum in ['-2^2', '2^3^2', '3/4 in', '1/2"', '600 mm-18 mm']:
        sheet.set('A1', f'={sum}')
        sheet.set('A2', sum)
        sheet.recompute()
        quantity = Units.Quantity(sum)
        formula, typed = sheet.get('A1'), sheet.get('A2')
        print(f'{sum}: quantity {quantity.Value:g} {quantity.Unit.Type}, formula {formula}, typed {typed}', file=seen)
P
freecadcmd reckon.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
-2^2: quantity -4 , formula 4, typed -2^2
2^3^2: quantity 512 , formula 64, typed 2^3^2
3/4 in: quantity 19.05 Length, formula 0.029527559055118113 1/mm, typed 0.029527559055118113 1/mm
1/2": quantity 12.7 Length, formula 0.01968503937007874 1/mm, typed 0.01968503937007874 1/mm
600 mm-18 mm: quantity 582 Length, formula 582.0 mm, typed 600 mm-18 mm
T
