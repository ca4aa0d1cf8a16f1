#!/bin/sh
# A Word document of the older kind (.doc), saved by LibreOffice: a price with a tracked change, 最高五百三百万元 (五百 deleted, 三百 inserted), hidden words, and a link.
# Guess: what makes text of .doc leaves out what was deleted, and what is hidden; antiword has options of its own for those who want the two (-r, -s).
# Seen (LibreOffice 7.4.7): antiword 0.37, catdoc 0.95 and abiword 3.0.5 all write both prices, 最高五百三百万元, and the hidden words, in antiword whatever the options. catdoc writes the link's code
# into the text, HYPERLINK and the address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-writer antiword catdoc abiword python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer antiword catdoc abiword python3
cd "$folder"
cat > write.py <<'P'
import zipfile

office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
package = 'http://schemas.openxmlformats.org/package/2006'
main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
spaces = f'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="{office}"'
by = 'w:author="王伟" w:date="2026-01-01T00:00:00Z"'


def run(text, properties=''):
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t>{text}</w:t></w:r>'


paragraphs = (
    f'{run("最高")}<w:del w:id="1" {by}><w:r><w:delText>五百</w:delText></w:r></w:del><w:ins w:id="2" {by}>{run("三百")}</w:ins>{run("万元")}',
    f'{run("公开")}{run("内部", "<w:vanish/>")}',
    f'{run("详见")}<w:hyperlink r:id="link">{run("网站")}</w:hyperlink>',
)
# antiword takes no document that is very short.
body = ''.join(f'<w:p>{one}</w:p>' for one in (*paragraphs, *[run('以下空白')] * 60))
parts = {
    '[Content_Types].xml': f'<Types xmlns="{package}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{main}"/></Types>',
    '_rels/.rels': f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" Type="{office}/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels': f'<Relationships xmlns="{package}/relationships"><Relationship Id="link" Type="{office}/hyperlink" Target="https://example.com/" TargetMode="External"/></Relationships>',
    'word/document.xml': f'<w:document {spaces}><w:body>{body}</w:body></w:document>',
}
with zipfile.ZipFile('a.docx', 'w') as archive:
    for name, text in parts.items():
        archive.writestr(name, text)
P
export HOME="$folder" LC_ALL=C.UTF-8
/usr/bin/python3 write.py
soffice --headless --convert-to 'doc:MS Word 97' a.docx >/dev/null 2>&1
abiword --to=txt --to-name=abiword.txt a.doc >/dev/null 2>&1
{
  echo "antiword $(antiword -m UTF-8.txt a.doc | grep -v '^以下空白' | grep . | paste -sd ' ')"
  echo "antiword -r -s $(antiword -r -s -m UTF-8.txt a.doc | grep -v '^以下空白' | grep . | paste -sd ' ')"
  echo "catdoc $(catdoc -d utf-8 a.doc | grep -v '^以下空白' | grep . | paste -sd ' ')"
  echo "abiword $(grep -v '^以下空白' abiword.txt | grep . | paste -sd ' ')"
} | tr -d '\023-\025' | sed 's/\xef\xbb\xbf//; s/  */ /g; s/ $//' | tee seen
diff seen - <<'T'
antiword 最高五百三百万元 公开内部 详见网站
antiword -r -s 最高五百三百万元 公开内部 详见网站
catdoc 最高五百三百万元 公开内部 详见 HYPERLINK "https://example.com/" 网站
abiword 最高五百三百万元 公开内部 详见网站
T
