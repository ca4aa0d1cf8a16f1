#!/bin/sh
# Parts of a drawing as SVG, put into a leaflet by Scribus: a drawing of 10 by 10 cm with a part of 2 cm, said in cm, mm, points, px and in plain numbers, which are px, 96 to the inch (SVG 2, 7.1; programs write these); and a whole drawing of 600 by 400 plain numbers with a part of its size, said in numbers and in per cent.
# Guess: 20 mm each time, and 158.8 by 105.8 mm.
# Seen (Scribus 1.5.8): in cm, mm and points 20 mm; in px 21.3, as if an inch had 90 of them, and in plain numbers 26.7, as if it had 72: parts of one drawing do not fit one another. The whole drawing is 211.7 by 141.1 mm. The part in per cent is 0 by 0.
set -eu
for package in scribus xvfb xauth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' scribus
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
part() { echo "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"$2\" height=\"$3\"><rect width=\"$4\" height=\"$5\"/></svg>" > "$1.svg"; }
part centimetres 10cm 10cm 2cm 2cm
part millimetres 10cm 10cm 20mm 20mm
part points 10cm 10cm 56.693pt 56.693pt
part numbers 10cm 10cm 75.5906 75.5906
part pixels 10cm 10cm 75.5906px 75.5906px
part whole 600 400 600 400
part percent 600 400 100% 100%
cat > place.py <<'P'
import scribus
scribus.newDocument((1000, 1000), (10, 10, 10, 10), scribus.PORTRAIT, 1, scribus.UNIT_MILLIMETERS, scribus.PAGE_1, 0, 1)
with open('sizes', 'w') as sizes:
    for name in 'centimetres millimetres points numbers pixels whole percent'.split():
        scribus.placeSVG(name + '.svg', 10, 10)
        sizes.write('%s: %.1f by %.1f mm\n' % ((name,) + scribus.getSize(scribus.getSelectedObject(0))))
        scribus.deselectAll()
P
xvfb-run -a scribus -g -ns -py place.py >/dev/null 2>&1
tee seen < sizes
diff seen - <<'T'
centimetres: 20.0 by 20.0 mm
millimetres: 20.0 by 20.0 mm
points: 20.0 by 20.0 mm
numbers: 26.7 by 26.7 mm
pixels: 21.3 by 21.3 mm
whole: 211.7 by 141.1 mm
percent: 0.0 by 0.0 mm
T
