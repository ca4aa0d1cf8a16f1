#!/bin/sh
# liblouis, which screen readers send to braille displays, with its two Chinese tables of current braille (zh-chn, zhcn-g1).
# Guess: both read 长安镇, a town, with the same first sound, and 3㎡ as a 3 and a square metre.
# Seen (liblouis 3.24.0): zh-chn reads 长 as zhǎng (⠌), zhcn-g1 as cháng (⠟). Of 3㎡ zhcn-g1 has a bare 3 with a blank, and both write 3㎥
# the same as 3㎡: an area and a volume cannot be told apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liblouis-bin liblouis-data; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liblouis-bin
cd "$folder"
for table in zh-chn zhcn-g1; do
  for text in 长安镇 3㎡ 3㎥; do
    echo "$table $text $(printf '%s\n' "$text" | lou_translate "unicode.dis,$table.ctb")"
  done
done | tee seen
diff seen - <<'T'
zh-chn 长安镇 ⠌⠦⠧⠌⠴
zh-chn 3㎡ ⠼⠉⠍⠌⠆
zh-chn 3㎥ ⠼⠉⠍⠌⠆
zhcn-g1 长安镇 ⠟⠦⠂⠧⠁⠌⠴⠆
zhcn-g1 3㎡ ⠼⠉⠀
zhcn-g1 3㎥ ⠼⠉⠀
T
