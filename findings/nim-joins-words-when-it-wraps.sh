#!/bin/sh
# A remark in Chinese with blanks and words in English, wrapped to lines of 10 and 20 characters by Nim's wrapWords.
# Guess: lines of at most so many characters, whose words and blanks are those of the remark; a blank may become the line's end.
# Seen (Nim 1.6.10): where a run of Chinese is longer than the line and so is cut, the blank before it is lost and the words join: PUR采用, oakdoors-with. Elsewhere blanks are kept.
set -eu
dpkg -s nim >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends nim gcc libc6-dev; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' nim
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shown.nim <<'N'
import std/[strutils, wordwrap]
for remark in ["衣柜 采用十八毫米厚橡木颗粒板封边", "PUR 采用十八毫米厚橡木颗粒板封边 2440 1220", "oak doors and walnut drawers", "oak doors-with-soft-closing-hinges and drawers"]:
  for width in [10, 20]:
    echo width, ": ", wrapWords(remark, width).replace("\n", " / ")
N
nim c --hints:off --warnings:off --nimcache:cache shown.nim >log 2>&1 || cat log
./shown | tee seen
diff seen - <<'T'
10: 衣柜采用十八毫米厚 / 橡木颗粒板封边
20: 衣柜 采用十八毫米厚橡木颗粒板封边
10: PUR采用十八毫米 / 厚橡木颗粒板封边 / 2440 1220
20: PUR 采用十八毫米厚橡木颗粒板封边 / 2440 1220
10: oak doors / and walnut / drawers
20: oak doors and walnut / drawers
10: oakdoors- / with-soft- / closing-hi / nges and / drawers
20: oakdoors-with-soft- / closing-hinges and / drawers
T
