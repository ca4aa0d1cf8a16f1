#!/bin/sh
# A board as DXF, 600 by 400, and on it, one at a time: the arch of a door (ELLIPSE), a curved edge (SPLINE), an outline with a corner rounded by 100 (a bulge), a row of five holes (INSERT with rows, as MINSERT writes it), a line on a
# layer that is off and one on a layer that is frozen. Made into a page by LibreOffice Draw, which says that it reads DXF.
# Guess: the page has the curves, five holes, and neither of the hidden lines; or something says what is left out.
# Seen (LibreOffice 7.4.7): neither arch nor edge; the rounded corner is cut off in a straight line; one hole of five; the line of the frozen layer is drawn. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-draw mupdf-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-draw mupdf-tools
cd "$folder"
pairs() { printf '%s\n' "$@"; }
line() { pairs 0 LINE 8 "$1" 10 "$2" 20 "$3" 11 "$4" 21 "$5"; }
board() {
  {
    pairs 0 SECTION 2 HEADER 9 '$ACADVER' 1 AC1015 9 '$INSUNITS' 70 4 0 ENDSEC 0 SECTION 2 TABLES 0 TABLE 2 LAYER 70 2
    pairs 0 LAYER 2 off 70 0 62 -7 6 CONTINUOUS 0 LAYER 2 frozen 70 1 62 7 6 CONTINUOUS 0 ENDTAB 0 ENDSEC
    pairs 0 SECTION 2 BLOCKS 0 BLOCK 8 0 2 hole 70 0 10 0 20 0 0 CIRCLE 8 0 10 0 20 0 40 2.5 0 ENDBLK 8 0 0 ENDSEC 0 SECTION 2 ENTITIES
    line 0 0 0 600 0
    line 0 600 0 600 400
    line 0 600 400 0 400
    line 0 0 400 0 0
    cat
    pairs 0 ENDSEC 0 EOF
  } > "$1.dxf"
}
board plain < /dev/null
pairs 0 ELLIPSE 8 0 10 300 20 0 30 0 11 300 21 0 31 0 40 0.5 41 0 42 3.14159265 | board arch
pairs 0 SPLINE 8 0 70 8 71 3 72 8 73 4 74 0 40 0 40 0 40 0 40 0 40 1 40 1 40 1 40 1 10 0 20 0 30 0 10 200 20 300 30 0 10 400 20 300 30 0 10 600 20 0 30 0 | board edge
pairs 0 LWPOLYLINE 8 0 90 4 70 1 10 0 20 0 10 400 20 0 10 400 20 300 42 0.41421356 10 300 20 400 | board corner
pairs 0 INSERT 8 0 2 hole 10 100 20 100 70 5 71 1 44 32 45 0 | board row
line off 100 0 100 300 | board off
line frozen 100 0 100 300 | board frozen
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to pdf ./*.dxf >/dev/null 2>&1
for name in plain arch edge corner row off frozen; do
  mutool trace $name.pdf 2>/dev/null | grep -oE '<(moveto|lineto|curveto)' | sort | uniq -c | awk -v name="$name" '{ count[$2] = $1 } END { printf "%s: %d starts, %d lines, %d curves\n", name, count["<moveto"], count["<lineto"], count["<curveto"] }'
done | tee seen
diff seen - <<'T'
plain: 4 starts, 14 lines, 0 curves
arch: 4 starts, 14 lines, 0 curves
edge: 4 starts, 14 lines, 0 curves
corner: 5 starts, 18 lines, 0 curves
row: 5 starts, 14 lines, 12 curves
off: 4 starts, 14 lines, 0 curves
frozen: 5 starts, 15 lines, 0 curves
T
