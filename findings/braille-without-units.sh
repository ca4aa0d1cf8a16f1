#!/bin/sh
# Lines of an order for a reader of Braille, with the one-character units of price lists: 3㎡ of board, 3㎥ of foam, 18㎜ thick, 5㎏, and ¥9. By liblouis, with which screen readers write Braille, and its tables for Chinese.
# Guess: each is there as its letters, as 18mm is, or marked as unknown; and 3㎡ differs from 3㎥.
# Seen (liblouis 3.24.0): zhcn-g1 and zhcn-g2 put a blank for the unit, so that 3㎡ and 3㎥ are the number 3. zh-chn writes both as m/2, square metres; it has no sign for ¥, and says so by its number, as zhcn-cbs does for the units.
# Of Taiwan's table 3㎡ and 3㎥ are m² and m³.
set -eu
dpkg -s liblouis-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends liblouis-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' liblouis-bin liblouis-data
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for table in zhcn-g1 zhcn-g2 zh-chn zhcn-cbs zh-tw; do
  for text in 3 3㎡ 3㎥ 18mm 18㎜ 5㎏ ¥9; do
    printf '%s %s ' "$text" "$(echo "$text" | LC_ALL=C.UTF-8 lou_translate -f "unicode.dis,$table.ctb" 2>/dev/null)"
  done
  echo "($table)"
done | tee seen
diff seen - <<'T'
3 ⠼⠉ 3㎡ ⠼⠉⠀ 3㎥ ⠼⠉⠀ 18mm ⠼⠁⠓⠰⠍⠍ 18㎜ ⠼⠁⠓⠀ 5㎏ ⠼⠑⠀ ¥9 ⠈⠽⠼⠊ (zhcn-g1)
3 ⠼⠉ 3㎡ ⠼⠉⠀ 3㎥ ⠼⠉⠀ 18mm ⠼⠁⠓⠰⠍⠍ 18㎜ ⠼⠁⠓⠀ 5㎏ ⠼⠑⠀ ¥9 ⠈⠽⠀⠼⠊ (zhcn-g2)
3 ⠼⠉ 3㎡ ⠼⠉⠍⠌⠆ 3㎥ ⠼⠉⠍⠌⠆ 18mm ⠼⠁⠼⠓⠍⠍ 18㎜ ⠼⠁⠼⠓⠍⠍ 5㎏ ⠼⠑⠄⡳⠭⠒⠒⠦⠋⠄ ¥9 ⠄⡳⠭⠴⠴⠁⠢⠄⠼⠊ (zh-chn)
3 ⠼⠉ 3㎡ ⠼⠉⠄⡳⠭⠉⠉⠁⠁⠄ 3㎥ ⠼⠉⠄⡳⠭⠉⠉⠁⠑⠄ 18mm ⠼⠁⠓⠰⠍⠍ 18㎜ ⠼⠁⠓⠄⡳⠭⠉⠉⠊⠉⠄ 5㎏ ⠼⠑⠄⡳⠭⠉⠉⠓⠋⠄ ¥9 ⠈⠽⠀⠼⠊ (zhcn-cbs)
3 ⠒ 3㎡ ⠒⠍⡘⠆ 3㎥ ⠒⠍⡘⠒ 18mm ⠂⠦⠍⠍ 18㎜ ⠂⠦⠍⠍ 5㎏ ⠢⠅⠛ ¥9 ⠤⡽⡑⡝⠤⠔ (zh-tw)
T
