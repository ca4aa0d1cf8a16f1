#!/bin/sh
# A Chinese text file, printed by CUPS: texttopdf of cups-filters makes its pages, on a system with Noto Sans CJK, Debian's font for Chinese.
# Guess: it prints the text in that font, found by fontconfig as in every other program.
# Seen (cups-filters 1.28.17): each character is the same empty box, without a word in the log: its table of characters names one font for Chinese,
# AR PL UMing, and takes whatever fontconfig has in its place without asking whether that has the characters. With fonts-arphic-uming they are there.
# The text of the PDF can be copied in neither case.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in cups-filters poppler-utils fonts-dejavu-core fonts-noto-cjk fonts-arphic-uming; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cups-filters fonts-noto-cjk fonts-arphic-uming
cd "$folder"
export LC_ALL=C.UTF-8 CHARSET=utf-8 CONTENT_TYPE=text/plain
for fonts in noto arphic; do
  {
    echo "<fontconfig><include>/etc/fonts/conf.d</include><cachedir>$folder/cache-$fonts</cachedir>"
    echo '<dir>/usr/share/fonts/truetype/dejavu</dir><dir>/usr/share/fonts/opentype/noto</dir>'
    test $fonts = noto || echo '<dir>/usr/share/fonts/truetype/arphic</dir>'
    echo '</fontconfig>'
  } > $fonts.conf
  for sign in 顺 德; do
    echo $sign > a.txt
    FONTCONFIG_FILE="$folder/$fonts.conf" /usr/lib/cups/filter/texttopdf 1 user title 1 '' a.txt > a.pdf 2>> log
    pdftoppm -r 300 -png -singlefile a.pdf $sign
  done
  cmp -s 顺.png 德.png && echo "$fonts: 顺 and 德 are the same" || echo "$fonts: 顺 and 德 differ"
  echo "$fonts: copied $(pdftotext a.pdf - | grep -c 德)"
done | tee seen
test ! -s log
diff seen - <<'T'
noto: 顺 and 德 are the same
noto: copied 0
arphic: 顺 and 德 differ
arphic: copied 0
T
