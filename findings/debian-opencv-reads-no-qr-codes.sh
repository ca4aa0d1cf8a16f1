#!/bin/sh
# A QR code with an article number on a board's edge, made by qrencode, read by OpenCV's QRCodeDetector (4.6, where it needs no other module) and by zbarimg.
# Guess: both read 0757-18A.
# Seen (python3-opencv 4.6.0+dfsg-12): Debian builds it without the library for that: the corners of the code are found, its text is empty, as for a code that cannot be read; a line on the error channel tells the reason. zbarimg 0.23.92 reads it.
set -eu
for package in python3-opencv qrencode zbar-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-opencv zbar-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
qrencode -s 8 -o code.png '0757-18A'
{
  /usr/bin/python3 - 2>said <<'P'
import cv2

text, corners, _ = cv2.QRCodeDetector().detectAndDecode(cv2.imread('code.png'))
print('OpenCV:', repr(text), 'corners:', 0 if corners is None else len(corners[0]))
P
  echo "zbarimg: $(zbarimg -q --raw code.png 2>/dev/null)"
} | tee seen
diff seen - <<'T'
Library QUIRC is not linked. No decoding is performed. Take it to the OpenCV repository.
OpenCV: '' corners: 4
zbarimg: 0757-18A
T
