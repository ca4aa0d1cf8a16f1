#!/bin/sh
# A paragraph of a Word document on the right, as the signature of an official letter, in the HTML that LibreOffice writes.
# Guess: Chromium shows it on the right.
# Seen (LibreOffice 7.4.7, Chromium 156): on the left. The file says align="right" of the paragraph, but its style sheet
# begins with p { text-align: left }, and any rule of a style sheet outranks that attribute.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-writer python3-docx chromium-headless-shell; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer chromium-headless-shell
cd "$folder"
export HOME="$folder"
/usr/bin/python3 - <<'P'
import docx
from docx.enum.text import WD_ALIGN_PARAGRAPH
document = docx.Document()
document.add_paragraph('市工业和信息化局').alignment = WD_ALIGN_PARAGRAPH.RIGHT
document.save('a.docx')
P
soffice --headless --convert-to html a.docx >/dev/null 2>&1
grep -o '<p align="right"' a.html
cat >> a.html <<'H'
<script>document.title = `seen ${getComputedStyle(document.querySelector('p')).textAlign}`;</script>
H
chromium-headless-shell --no-sandbox --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o 'seen [a-z]*</title>' | tee seen
test "$(cat seen)" = 'seen left</title>'
