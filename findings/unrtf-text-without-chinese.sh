#!/bin/sh
# A Chinese notice as RTF, saved by LibreOffice, turned into text for an index by unrtf and by catdoc.
# Guess: both give its words: RTF has each of them as a number of Unicode.
# Seen (unrtf 0.21.10, catdoc 0.95, LibreOffice 7.4.7): catdoc does, with blanks beside digits. unrtf --text gives a question mark for each
# character, without an error; its default, HTML, has the words.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-writer unrtf catdoc python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer unrtf catdoc
cd "$folder"
printf '<html><head><meta charset="utf-8"></head><body><p>申报通知第12号</p></body></html>' > a.html
soffice "-env:UserInstallation=file://$folder/user" --headless --infilter='HTML (StarWriter)' --convert-to rtf a.html >/dev/null 2>&1
export LC_ALL=C.UTF-8
cat > words.py <<'P'
import html, re, sys

print(re.sub(r'<[^>]*>|\s', '', html.unescape(sys.stdin.read())))
P
{
  echo "catdoc $(catdoc -d utf-8 a.rtf | tr -d ' \n\f')"
  echo "text $(unrtf --text a.rtf 2>/dev/null | grep -F '?' | tr -d '\n')"
  echo "html $(unrtf a.rtf 2>/dev/null | /usr/bin/python3 words.py)"
} | tee seen
diff seen - <<'T'
catdoc 申报通知第12号
text ?????12?
html 申报通知第12号
T
