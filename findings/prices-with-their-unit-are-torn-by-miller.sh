#!/bin/sh
# Prices and sizes written with their unit, 1280.50元 and 18 mm, by fmtnum and format-values of Miller; printf of gawk beside it.
# Guess: 1280.50元 and 18 mm: the help of fmtnum says "using printf-style format string", and a format of printf may hold text on both sides.
# Seen: text before the number stays. With text behind it Miller 6.6 writes a mark of a wrong type and the first signs of the number: %!f(string=12)元.
set -eu
packages='gawk miller'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  for format in '%.2f' '¥%.2f' '%.2f元' '%d mm' '第%d条'; do
    echo "$format"
    mlr -n put "end { print \"  Miller \" . fmtnum(1280.5, \"$format\") }"
    gawk "BEGIN { printf \"  gawk $format\n\", 1280.5 }"
  done
  printf '名称,单价\n门板,1280.5\n' | mlr --icsv --ocsv format-values -f '%.2f元'
} | tee seen
diff seen - <<'T'
%.2f
  Miller 1280.50
  gawk 1280.50
¥%.2f
  Miller ¥1280.50
  gawk ¥1280.50
%.2f元
  Miller %!f(string=12)元
  gawk 1280.50元
%d mm
  Miller %!d(string=1280.5) mm
  gawk 1280 mm
第%d条
  Miller 第%!d(string=1280.5)条
  gawk 第1280条
名称,单价
门板,%!f(string=12)元
T
