#!/bin/sh
# A cut list between tabs, read into a sheet of FreeCAD, by which bodies get their sizes, and written out again: which door of how many (1/2), an order's number (0757), a board's number (18E0), a handle of 2", a depth of 12 cm, a day.
# Guess: 1/2 and the day are texts, as only what begins with = is a formula; a mark of inches within a field is a mark; 12 cm is written out with its unit.
# Seen (FreeCAD 0.20.2): 1/2 becomes the formula =1 / 2, 0.5; 0757 is 757 and 18E0 is 18. The mark of inches opens a quotation that takes in the tabs: the rest of the row is in one cell, and the cells for it are empty. 12 cm is written
# out as 120, of no unit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
printf '门板\t1/2\t0757\t18E0\t12 cm\t2026-12-01\n拉手\t2"\t0758\t600 mm\t19E0\t2026-12-02\n' > list.tsv
cat > read.py <<'P'
import FreeCAD

document = FreeCAD.newDocument('list')
sheet = document.addObject('Spreadsheet::Sheet', 'sheet')
sheet.importFile('list.tsv')
document.recompute()
with open('seen', 'w') as seen:
    for row in '12':
        for column in 'ABCDEF':
            try:
                print('%s: %s of %s' % (column + row, str(sheet.get(column + row)).replace('\t', '<tab>'), sheet.getContents(column + row).replace('\t', '<tab>')), file=seen)
            except ValueError:
                print('%s: empty' % (column + row), file=seen)
    sheet.exportFile('written.tsv')
    print('written: ' + open('written.tsv').readline().strip().replace('\t', ' | '), file=seen)
P
QT_QPA_PLATFORM=offscreen freecadcmd read.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
A1: 门板 of 门板
B1: 0.5 of =1 / 2
C1: 757 of 757
D1: 18 of 18
E1: 120.0 mm of =12cm
F1: 2026-12-01 of 2026-12-01
A2: 拉手 of 拉手
B2: 2<tab>0758<tab>600 mm<tab>19E0<tab>2026-12-02 of 2<tab>0758<tab>600 mm<tab>19E0<tab>2026-12-02
C2: empty
D2: empty
E2: empty
F2: empty
written: 门板 | 0.5 | 757 | 18 | 120 | 2026-12-01
T
