#!/bin/sh
# Lengths as they are written here, given to a body of FreeCAD by its programs' interface: 60 厘米 (centimetres), 0.6米, 2尺, 60 ㎝ in one character, 600×400 mm, and the wide digits of a Chinese keyboard.
# Guess: units and signs that it does not know are refused, as "60 zz" and "1,299.5 mm" are.
# Seen (FreeCAD 0.20.2): characters beyond ASCII are passed over, so that 60 厘米 and 60 ㎝ are 60 mm, 0.6米 is 0.6 mm, 2尺 is 2 mm, and 600×400 mm is 600 mm long; wide digits are a length of next to nothing. None of it
# raises an error. A spreadsheet of the same program keeps such a cell as text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
cat > lengths.py <<'P'
import FreeCAD

document = FreeCAD.newDocument('lengths')
body = document.addObject('Part::Box', 'body')
sheet = document.addObject('Spreadsheet::Sheet', 'sheet')
with open('seen', 'w') as seen:
    for length in ['60 cm', '60 厘米', '60 公分', '0.6米', '2尺', '60 ㎝', '600×400 mm', '６００ mm', '600 mm²', '60 zz', '1,299.5 mm']:
        try:
            body.Length = '1 m'
            body.Length = length
            said = '%.1f mm' % body.Length.getValueAs('mm').Value
        except Exception as error:
            said = 'refused'
        print(length, '->', said, file=seen)
    sheet.set('A1', '=60 厘米')
    document.recompute()
    print('spreadsheet:', sheet.get('A1'), file=seen)
P
QT_QPA_PLATFORM=offscreen freecadcmd lengths.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
60 cm -> 600.0 mm
60 厘米 -> 60.0 mm
60 公分 -> 60.0 mm
0.6米 -> 0.6 mm
2尺 -> 2.0 mm
60 ㎝ -> 60.0 mm
600×400 mm -> 600.0 mm
６００ mm -> 0.0 mm
600 mm² -> 600.0 mm
60 zz -> refused
1,299.5 mm -> refused
spreadsheet: =60 厘米
T
