#!/bin/sh
# Drawings put by pdfposter on smaller sheets, to be glued: one of A3 as large as it is (-s 1) on A4, one of A1 on A3 (-p A1), and a board of 600 by 400 mm on A4.
# Guess: 2, 4 and 6: each size of paper is two of the next one (ISO 216), and 600 by 400 is more than two by one of A4.
# Seen (pdfposter 0.8.1): 3, 6 and 6. It reckons with whole points (A4: 595 by 842), and a drawing of A3, 842 by 1190.55, is longer by half a point than two of them, for which it prints a sheet more.
set -eu
packages='pdfposter python3-reportlab poppler-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > draw.py <<'P'
from reportlab.pdfgen import canvas
for name, width, height in (('A3', 297, 420), ('A1', 594, 841), ('board', 600, 400)):
    page = canvas.Canvas(name + '.pdf', pagesize=(width * 72 / 25.4, height * 72 / 25.4))
    page.rect(0, 0, width * 72 / 25.4, height * 72 / 25.4)
    page.save()
P
/usr/bin/python3 draw.py
sheets() {
  pdfposter "$2" "$3" "$1.pdf" sheets.pdf >/dev/null 2>&1
  echo "$1 $2 $3: $(pdfinfo sheets.pdf | sed -n 's/^Pages: *//p')"
}
{ sheets A3 -mA4 -s1; sheets A1 -mA3 -pA1; sheets board -mA4 -s1; } | tee seen
diff seen - <<'T'
A3 -mA4 -s1: 3
A1 -mA3 -pA1: 6
board -mA4 -s1: 6
T
