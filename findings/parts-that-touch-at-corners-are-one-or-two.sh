#!/bin/sh
# Two offcuts on a belt that touch at a corner, and two that touch along one dot's side, counted in a picture by scipy (ndimage.label), scikit-image (measure.label, find_contours) and OpenCV (connectedComponents, findContours), as each is set.
# Guess: one number for each picture in all of them.
# Seen (python3-scipy 1.10.1, python3-skimage 0.19.3, python3-opencv 4.6.0): at a corner they are two for scipy and for find_contours, and one for measure.label and OpenCV; along a side one for all.
set -eu
for package in python3-scipy python3-skimage python3-opencv; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-scipy python3-skimage python3-opencv
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 -W ignore - <<'P' | tee "$seen"
import cv2
import numpy
from scipy import ndimage
from skimage import measure

for name, row, column in (('corner', 50, 50), ('side', 50, 49)):
    picture = numpy.zeros((100, 100), numpy.uint8)
    picture[20:50, 20:50] = 1
    picture[row:80, column:80] = 1
    print(f'{name}: scipy {ndimage.label(picture)[1]}, measure.label {measure.label(picture).max()}, find_contours {len(measure.find_contours(picture, 0.5))}, '
          f'connectedComponents {cv2.connectedComponents(picture)[0] - 1}, findContours {len(cv2.findContours(picture, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0])}')
P
diff "$seen" - <<'T'
corner: scipy 2, measure.label 1, find_contours 2, connectedComponents 1, findContours 1
side: scipy 1, measure.label 1, find_contours 1, connectedComponents 1, findContours 1
T
