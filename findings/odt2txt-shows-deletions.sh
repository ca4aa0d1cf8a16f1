#!/bin/sh
# An OpenDocument text with a tracked deletion and a comment, as LibreOffice saves it.
# Guess: odt2txt prints the text as it stands: without what was deleted, and without comments, like pandoc.
# Seen (odt2txt 0.5): what was deleted stands at the head, with its author and day, as a paragraph of the text, and a comment
# stands in the middle of the sentence. pandoc 2.17.1.1 leaves both out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in odt2txt pandoc zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' odt2txt pandoc
cd "$folder"
printf application/vnd.oasis.opendocument.text > mimetype
cat > content.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"><office:body><office:text><text:tracked-changes><text:changed-region text:id="c"><text:deletion><office:change-info><dc:creator>a</dc:creator><dc:date>2026-01-01T00:00:00</dc:date></office:change-info><text:p>五百</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>最高<text:change text:change-id="c"/>三百<office:annotation><dc:creator>a</dc:creator><text:p>待定</text:p></office:annotation>万元</text:p></office:text></office:body></office:document-content>
X
cat > styles.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3"><office:font-face-decls/><office:styles/><office:automatic-styles/><office:master-styles/></office:document-styles>
X
zip -q -0 a.odt mimetype content.xml styles.xml
{
  odt2txt --encoding=UTF-8 a.odt | tr -s '\n ' ' ' | sed 's/^ */odt2txt: /; s/ *$//'
  echo
  pandoc a.odt -t plain | sed 's/^/pandoc: /'
} | tee seen
grep -qE '^odt2txt: .*五百.*最高三百.*待定' seen
grep -qx 'pandoc: 最高三百万元' seen
