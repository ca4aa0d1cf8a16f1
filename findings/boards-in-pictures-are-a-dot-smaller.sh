#!/bin/sh
# A board of 600 by 400 dots, 240,000 white dots in a picture, measured by OpenCV as those who count boards on a belt do: by its outline (findContours) with boundingRect, minAreaRect, contourArea and arcLength, and by counting (connectedComponentsWithStats, moments of the picture).
# Guess: 600 by 400, 240,000 and 2000 by each.
# Seen (python3-opencv 4.6.0): the outline goes through the middles of the outer dots: minAreaRect has 599 by 399, contourArea 239,001, arcLength 1996; boundingRect adds one and has 600 by 400. A rivet of 3 by 3 dots has 4 of its 9.
set -eu
dpkg -s python3-opencv >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-opencv; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-opencv
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 - <<'P' | tee seen
import cv2
import numpy

for width, height in ((600, 400), (3, 3)):
    picture = numpy.zeros((500, 700), numpy.uint8)
    picture[50:50 + height, 50:50 + width] = 255
    outline = cv2.findContours(picture, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0][0]
    print('boundingRect', cv2.boundingRect(outline)[2:])
    print('minAreaRect', sorted(cv2.minAreaRect(outline)[1], reverse=True))
    print('contourArea', cv2.contourArea(outline))
    print('arcLength', cv2.arcLength(outline, True))
    print('moments of the picture', cv2.moments(picture, True)['m00'])
    print('connectedComponentsWithStats', cv2.connectedComponentsWithStats(picture)[2][1][2:])
P
diff seen - <<'T'
boundingRect (600, 400)
minAreaRect [599.0, 399.0]
contourArea 239001.0
arcLength 1996.0
moments of the picture 240000.0
connectedComponentsWithStats [   600    400 240000]
boundingRect (3, 3)
minAreaRect [2.0, 2.0]
contourArea 4.0
arcLength 8.0
moments of the picture 9.0
connectedComponentsWithStats [3 3 9]
T
