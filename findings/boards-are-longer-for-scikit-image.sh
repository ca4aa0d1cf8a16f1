#!/bin/sh
# A board of 600 by 400 dots in a picture, and a round cover of a radius of 35, measured by scikit-image (regionprops): area, perimeter, the longer and the shorter axis, the largest width, and the box.
# Guess: 240,000, 2000, 600 and 400, and 721 across; for the cover 3848, 220 and 70.
# Seen (python3-skimage 0.19.3): the axes are those of an ellipse that spreads as the board does, 692.8 by 461.9, though the cover's is 69.9; perimeter goes through the middles of the outer dots, 1996, and perimeter_crofton, for round things, has 1895. Area and box are right.
set -eu
dpkg -s python3-skimage >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-skimage; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-skimage
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 -W ignore - <<'P' | tee "$seen"
import numpy
from skimage import draw, measure

board = numpy.zeros((500, 700), numpy.uint8)
board[50:450, 50:650] = 1
cover = numpy.zeros((200, 200), numpy.uint8)
cover[draw.disk((100, 100), 35)] = 1
for name, picture in (('board', board), ('cover', cover)):
    region = measure.regionprops(picture)[0]
    for way in ('area', 'perimeter', 'perimeter_crofton', 'major_axis_length', 'minor_axis_length', 'feret_diameter_max', 'bbox'):
        value = region[way]
        print(name, way, value if way == 'bbox' else round(float(value), 1))
P
diff "$seen" - <<'T'
board area 240000.0
board perimeter 1996.0
board perimeter_crofton 1895.0
board major_axis_length 692.8
board minor_axis_length 461.9
board feret_diameter_max 720.6
board bbox (50, 50, 450, 650)
cover area 3841.0
cover perimeter 227.5
cover perimeter_crofton 218.3
cover major_axis_length 69.9
cover minor_axis_length 69.9
cover feret_diameter_max 71.6
cover bbox (66, 66, 135, 135)
T
