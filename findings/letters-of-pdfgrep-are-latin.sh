#!/bin/sh
# A contract as PDF, whose lines break within words as Chinese does: what pdfgrep finds by its usual patterns and by those of Perl (-P), of which its manual says nothing else: letters (\w+), a passage over two lines (颜色.*封边), and words of one line.
# Guess: both find the same.
# Seen (pdfgrep 2.1.2): letters are found by the usual patterns alone; with -P no Chinese character is one. A passage over the end of a line is found by the usual ones, with -P not. The words of one line are found by both.
set -eu
for package in fonts-noto-cjk pdfgrep weasyprint; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pdfgrep
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '<meta charset="utf-8"><p>侧板采用橡木，颜色为胡桃<br>木色，封边为同色，送货上门安装</p>' | weasyprint -q - contract.pdf 2>/dev/null
for pattern in '\w+' '颜色.*封边' '送货上门' '板.用'; do
  echo "$pattern: $(pdfgrep -o "$pattern" contract.pdf | tr '\n' ' ')/ with -P: $(pdfgrep -o -P "$pattern" contract.pdf | tr '\n' ' ')"
done | tee seen
diff seen - <<'T'
\w+: 侧板采用橡木 颜色为胡桃 木色 封边为同色 送货上门安装 / with -P: 
颜色.*封边: 颜色为胡桃 木色，封边 / with -P: 
送货上门: 送货上门 / with -P: 送货上门 
板.用: 板采用 / with -P: 板采用 
T
