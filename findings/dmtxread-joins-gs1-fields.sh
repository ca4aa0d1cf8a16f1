#!/bin/sh
# The label of a part by GS1: its number, the batch B26, and the serial number 1A18. A batch is of any length, so that a mark (FNC1) ends it, which readers hand on as
# the character GS (GS1 General Specifications, 7.8).
# Guess: zbar, zxing and dmtxread, each with a symbol that it knows, give GS between batch and serial number.
# Seen (zint 2.11.1): zbar 0.23.92 does for Code 128 and QR, zxing-cpp 1.4.0 for QR and Data Matrix. dmtxread (dmtx-utils 0.7.6) leaves it out: the batch is
# B26211A18, and no part has a serial number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zint zbar-tools zxing-cpp-tools dmtx-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zint zbar-tools zxing-cpp-tools dmtx-utils
cd "$folder"
for kind in 16:code128 58:qr 71:datamatrix; do
  zint -b "${kind%:*}" --gs1 -d '[01]06912345678902[10]B26[21]1A18' --scale=4 --whitesp=5 --vwhitesp=5 -o "${kind#*:}.png"
done
plain() { tr '\035' '|' | tr -d '\n'; }
{
  for kind in code128 qr; do echo "zbar $kind: $(zbarimg -q --raw $kind.png 2>/dev/null | plain)"; done
  for kind in qr datamatrix; do echo "zxing $kind: $(ZXingReader $kind.png | sed -n 's/^Text: *"\(.*\)"$/\1/p' | sed 's/\^\]/|/' | plain)"; done
  echo "dmtxread datamatrix: $(dmtxread datamatrix.png | plain)"
} | tee seen
diff seen - <<'T'
zbar code128: 010691234567890210B26|211A18
zbar qr: 010691234567890210B26|211A18
zxing qr: 010691234567890210B26|211A18
zxing datamatrix: 010691234567890210B26|211A18
dmtxread datamatrix: 010691234567890210B26211A18
T
