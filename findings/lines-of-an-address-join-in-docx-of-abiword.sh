#!/bin/sh
# An address of two lines (<br>) in HTML, made OpenDocument, RTF and DOCX by AbiWord without its window, and DOCX by Pandoc.
# Guess: a break between the lines in each: <text:line-break/>, \line, <w:br/>.
# Seen (AbiWord 3.0.5): the break is in OpenDocument and RTF; in DOCX it is gone and the lines are one word. Pandoc 2.17 writes it.
set -eu
packages='abiword pandoc unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > address.html <<'H'
<html><head><meta charset="utf-8"></head><body><p>佛山市顺德区<br>龙江镇1号</p></body></html>
H
for format in odt rtf docx; do HOME=$folder abiword --to="$format" -o "abiword.$format" address.html >/dev/null 2>&1; done
pandoc address.html -o pandoc.docx
{
  echo "OpenDocument: $(unzip -p abiword.odt content.xml | grep -o '>佛山.*号<')"
  echo "RTF: $(grep -ao '\\line' abiword.rtf)"
  for file in abiword pandoc; do echo "DOCX of $file: $(unzip -p "$file.docx" word/document.xml | tr -d '\n' | grep -o '佛山.*1号' | sed 's/<w:br *\/>/ (break) /; s/<[^>]*>//g')"; done
} | tee seen
diff seen - <<'T'
OpenDocument: >佛山市顺德区<text:line-break/>龙江镇1号<
RTF: \line
DOCX of abiword: 佛山市顺德区龙江镇1号
DOCX of pandoc: 佛山市顺德区 (break) 龙江镇1号
T
