#!/bin/sh
# A cut list, read into a spreadsheet of FreeCAD from a file with tabs, and written again: an article number with a nought in front (0757), a number of a company and a telephone (18 and 13 digits), a thickness of 18mm, an edge band of 3/4", an article E5
# after a 1; and sums of yuan.
# Guess: what is not a number that can be kept stays as it is written, as FreeCAD does with 1,299.50, E0 and dates; what is written out is what was read.
# Seen (FreeCAD 0.20.2): whole numbers from 2147483648 on that are read are -2147483648, without an error. 0757 is 757, 1E5 is 100000, 18mm is written out as 18. The sign of inches begins a quoted text in the middle of a cell, which takes the
# next cell with it. Sums are right in the sheet, and written out with six digits: 1234567.5 is 1.23457e+06.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
printf '侧板\t0757\t18mm\t1,299.50\n层板\t1E5\tE0\t2026-01-05\n公司\t914406051234567890\t8613800000000\n封边\t3/4"\t橡木\n' > list.tsv
cat > sheet.py <<'P'
import FreeCAD

document = FreeCAD.newDocument('list')
sheet = document.addObject('Spreadsheet::Sheet', 'sheet')
sheet.importFile('list.tsv', '\t', '"', '\\')
sheet.set('A6', '=1500000000 + 700000000')
sheet.set('B6', '=1234500 + 67.5')
document.recompute()
sheet.exportFile('again.tsv', '\t', '"', '\\')
with open('seen', 'w') as seen:
    seen.write(open('again.tsv').read().replace('\t', ' | '))
    print('sums:', [sheet.get(cell) for cell in ['A6', 'B6']], file=seen)
P
QT_QPA_PLATFORM=offscreen freecadcmd sheet.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
侧板 | 757 | 18 | 1,299.50
层板 | 100000 | E0 | 2026-01-05
公司 | -2147483648 | -2147483648
封边 | 3/4 | 橡木

2200000000 | 1.23457e+06
sums: [2200000000, 1234567.5]
T
