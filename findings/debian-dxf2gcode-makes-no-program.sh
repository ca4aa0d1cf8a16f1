#!/bin/sh
# A board's edge as DXF in millimetres, made into a program for a router by Debian's dxf2gcode, in its way without a window (-q -e).
# Guess: a file with moves to 600.
# Seen (dxf2gcode 20191025-2 of Debian 12): it reads the drawing, says "Loaded 2 entity geometries" and "Drawing units: millimeters", and stops at a value that Python 3.11 and its Qt take as a whole number only: no program of any drawing, exit status 1.
set -eu
dpkg -s dxf2gcode >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends dxf2gcode; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' dxf2gcode
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\n' 0 SECTION 2 HEADER 9 '$ACADVER' 1 AC1021 9 '$INSUNITS' 70 4 0 ENDSEC 0 SECTION 2 TABLES 0 ENDSEC 0 SECTION 2 BLOCKS 0 ENDSEC 0 SECTION 2 ENTITIES \
  0 LINE 5 100 8 0 10 0 20 0 11 600 21 0 0 LINE 5 101 8 0 10 600 20 0 11 600 21 400 0 ENDSEC 0 EOF > board.dxf
{
  status=0
  QT_QPA_PLATFORM=offscreen HOME=$folder timeout 60 dxf2gcode -q -e "$folder/board.ngc" "$folder/board.dxf" > said 2>&1 || status=$?
  echo "exit status $status"
  grep -E '^(Loaded|Drawing units|TypeError: arg)' said
  ls board.ngc 2>/dev/null || echo 'no program'
} | tee seen
diff seen - <<'T'
exit status 1
Loaded layers: 1
Loaded blocks: 0
Loaded 2 entity geometries; reduced to 1 contours; used layers: [0]; number of inserts 0
Drawing units: millimeters
TypeError: arguments did not match any overloaded call:
no program
T
