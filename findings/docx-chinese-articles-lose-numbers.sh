#!/bin/sh
# A Word document whose articles Word numbers itself, 第一条 and 第二条, with a paragraph between them that has no number.
# Guess: what reads DOCX keeps these numbers in some form, at least 1 and 2, since the text refers to them.
# Seen: LibreOffice 7.4.7 writes 第一条 and 第二条. pandoc 2.17.1.1 makes them 1. and 2., mammoth 1.12.0 two lists that both begin with 1, and
# docx2txt 1.4 no number at all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-writer pandoc docx2txt zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer pandoc docx2txt
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact mammoth@1.12.0 >/dev/null 2>&1
mkdir -p a/_rels a/word/_rels
main=application/vnd.openxmlformats-officedocument.wordprocessingml
office=http://schemas.openxmlformats.org/officeDocument/2006/relationships
package=http://schemas.openxmlformats.org/package/2006
words='xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
number='<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'
echo "<Types xmlns='$package/content-types'><Default Extension='rels' ContentType='application/vnd.openxmlformats-package.relationships+xml'/><Override PartName='/word/document.xml' ContentType='$main.document.main+xml'/><Override PartName='/word/numbering.xml' ContentType='$main.numbering+xml'/></Types>" > 'a/[Content_Types].xml'
echo "<Relationships xmlns='$package/relationships'><Relationship Id='r1' Type='$office/officeDocument' Target='word/document.xml'/></Relationships>" > a/_rels/.rels
echo "<Relationships xmlns='$package/relationships'><Relationship Id='r1' Type='$office/numbering' Target='numbering.xml'/></Relationships>" > a/word/_rels/document.xml.rels
echo "<w:numbering $words><w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='0'><w:start w:val='1'/><w:numFmt w:val='chineseCountingThousand'/><w:lvlText w:val='第%1条'/></w:lvl></w:abstractNum><w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num></w:numbering>" > a/word/numbering.xml
text() { echo "<w:p>$2<w:r><w:t>$1</w:t></w:r></w:p>"; }
echo "<w:document $words><w:body>$(text 条件 "$number")$(text 说明 '')$(text 材料 "$number")</w:body></w:document>" > a/word/document.xml
(cd a && zip -q -r ../a.docx .)
soffice --headless --convert-to txt:Text a.docx >/dev/null 2>&1
{
  echo "LibreOffice $(sed 's/^\xef\xbb\xbf//' a.txt | tr -d ' \r' | paste -sd ' ')"
  echo "pandoc $(pandoc -t plain a.docx | grep . | tr -d ' ' | paste -sd ' ')"
  echo "mammoth $(npx mammoth a.docx)"
  echo "docx2txt $(docx2txt a.docx - | tr -d ' \n')"
} > seen
cat seen
cat > expected <<'T'
LibreOffice 第一条条件 说明 第二条材料
pandoc 1.条件 说明 2.材料
mammoth <ol><li>条件</li></ol><p>说明</p><ol><li>材料</li></ol>
docx2txt 条件说明材料
T
cmp seen expected
