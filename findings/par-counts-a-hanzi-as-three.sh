#!/bin/sh
# A line of Chinese names with blanks between them, filled into lines of ten and of thirteen by par, with a locale in UTF-8.
# Guess: for ten, 实木 衣柜 in one line and 两扇 白色 in the next, nine columns of a terminal each.
# Seen (par 1.53.0): each name alone in its line: it counts the bytes, of which two hanzi have six. For thirteen, the lines are those expected for ten.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='par'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
for width in 10 13; do
  echo "$width:"
  echo '实木 衣柜 两扇 白色' | par $width
done
} > seen
cat seen
diff seen - <<'T'
10:
实木
衣柜
两扇
白色
13:
实木 衣柜
两扇 白色
T
