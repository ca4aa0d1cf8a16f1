#!/bin/sh
# Labels by GNU barcode, which glabels uses as well: the part A18 as Code 39, the carton 16901234567899 (its last digit is the check digit) as ITF, the order 123456 as Codabar and as
# Code 128; read by zbar, whose reader, like those in shops and factories with their defaults, gives all that stands in the bars.
# Guess: what is read is what was written: these three codes need no check character of their own, and a 13-digit number is the one that gets its digit (EAN).
# Seen (barcode 0.99, zbar 0.23.92): A18J, 0169012345678990 (a digit behind, then a zero before to make the number even) and 1234567; Code 128 is as written, since its check
# character is never read out. With -c all four are. EAN-13 takes twelve digits or thirteen.
set -eu
for package in barcode zbar-tools ghostscript imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' barcode zbar-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  while read -r kind code; do
    for option in '' -c; do
      barcode $option -E -e "$kind" -b "$code" -o code.eps
      gs -q -dBATCH -dNOPAUSE -dEPSCrop -sDEVICE=pnggray -r200 -o bars.png code.eps
      convert bars.png -bordercolor white -border 60 code.png
      echo "$kind $option $code: $(zbarimg -q code.png 2>/dev/null)"
    done
  done <<'T'
39 A18
i25 16901234567899
cbr 123456
128 123456
ean 690123456789
ean 6901234567892
T
} | tee seen
diff seen - <<'T'
39  A18: CODE-39:A18J
39 -c A18: CODE-39:A18
i25  16901234567899: I2/5:0169012345678990
i25 -c 16901234567899: I2/5:16901234567899
cbr  123456: Codabar:A1234567A
cbr -c 123456: Codabar:A123456A
128  123456: CODE-128:123456
128 -c 123456: CODE-128:123456
ean  690123456789: EAN-13:6901234567892
ean -c 690123456789: EAN-13:6901234567892
ean  6901234567892: EAN-13:6901234567892
ean -c 6901234567892: EAN-13:6901234567892
T
