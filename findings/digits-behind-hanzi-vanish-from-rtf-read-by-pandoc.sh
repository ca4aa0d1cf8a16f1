#!/bin/sh
# A line of an order, 甲板18毫米，宽600 and 售价899元, written by Pandoc as RTF and read by Pandoc and catdoc.
# Guess: the same text: behind each character the file has \u30002? with one sign for old readers to be skipped (RTF 1.9.1, \uc, which is 1), and both ends are the same program.
# Seen (Pandoc 2.17.1.1): it skips one sign too many behind the last of a row of hanzi: 甲板8毫米，宽00 and 售价99元. catdoc 0.95 reads all.
set -eu
packages='pandoc catdoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
printf '甲板18毫米，宽600\n\n售价899元, 第2天\n' > order.md
pandoc -s -t rtf order.md -o order.rtf
{
  grep 'pard' order.rtf
  echo "Pandoc: $(pandoc -f rtf -t plain order.rtf | tr '\n' ' ')"
  echo "catdoc: $(catdoc -d utf-8 order.rtf | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
{\pard \ql \f0 \sa180 \li0 \fi0 \u30002?\u26495?18\u27627?\u31859?\u65292?\u23485?600\par}
{\pard \ql \f0 \sa180 \li0 \fi0 \u21806?\u20215?899\u20803?, \u31532?2\u22825?\par}
Pandoc: 甲板8毫米，宽00  售价99元 第天 
catdoc: 甲板18毫米，宽600  售价899元, 第2天  
T
