#!/bin/sh
# Labels of parts: zint draws the name of a part, 侧板, as QR code and as Data Matrix, with its defaults; dmtxread and zxing read them.
# Guess: both are read, since zint draws what its symbols need; and the text comes back as it was.
# Seen (zint 2.11.1, dmtx-utils 0.7.6, zxing-cpp 1.4.0): the QR code is read without a margin. The Data Matrix is not, by either program, until
# --whitesp and --vwhitesp draw the margin that its standard asks for; then dmtxread puts the byte 1a in front of the text, the mark of
# UTF-8 (ECI 26) as it stands in the symbol.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zint dmtx-utils zxing-cpp-tools xxd; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zint dmtx-utils zxing-cpp-tools
cd "$folder"
export LC_ALL=C.UTF-8
zint --scale=3 -b QRCODE -d 侧板 -o qr.png 2>/dev/null
zint --scale=3 -b DATAMATRIX -d 侧板 -o bare.png 2>/dev/null
zint --scale=3 -b DATAMATRIX --whitesp=4 --vwhitesp=4 -d 侧板 -o margin.png 2>/dev/null
for picture in qr bare margin; do
  echo "zxing $picture $(ZXingReader $picture.png 2>&1 | sed -n 's/^Text: *"\(.*\)"$/\1/p')"
done > seen
for picture in bare margin; do
  echo "dmtxread $picture $(timeout 60 dmtxread -N1 -m 5000 $picture.png 2>/dev/null | xxd -p)"
done >> seen
sed -i 's/ *$//' seen
cat seen
diff seen - <<'T'
zxing qr 侧板
zxing bare
zxing margin 侧板
dmtxread bare
dmtxread margin 1ae4bea7e69dbf
T
