#!/bin/sh
# A Word document, read for an index by python-docx: a price with a tracked change, 最高五百三百万元 (五百 deleted, 三百 inserted), a link, a field to fill in (w:sdt), and a place name that Word has
# recognised (w:smartTag).
# Guess: the text of a paragraph is what Word shows of it: with what was inserted, the words of links and of fields, perhaps with what was deleted.
# Seen (python-docx 0.8.11): only what stands right in the paragraph: 最高万元, 详见。, 之后 and 顺德; also a number with Word's hyphen loses it. abiword 3.0.5 and docx2txt 1.4 have all of these words.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-docx abiword docx2txt; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-docx abiword docx2txt
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
cat > read.py <<'P'
import zipfile
import docx

office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
package = 'http://schemas.openxmlformats.org/package/2006'
main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
spaces = f'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="{office}"'
by = 'w:author="王伟" w:date="2026-01-01T00:00:00Z"'


def run(text):
    return f'<w:r><w:t>{text}</w:t></w:r>'


paragraphs = (
    f'{run("最高")}<w:del w:id="1" {by}><w:r><w:delText>五百</w:delText></w:r></w:del><w:ins w:id="2" {by}>{run("三百")}</w:ins>{run("万元")}',
    f'{run("详见")}<w:hyperlink r:id="link">{run("平台网站")}</w:hyperlink>{run("。")}',
    f'<w:sdt><w:sdtContent>{run("顺德家居")}</w:sdtContent></w:sdt>{run("之后")}',
    f'<w:smartTag w:uri="urn:place" w:element="place">{run("佛山市")}</w:smartTag>{run("顺德")}',
    f'{run("0757")}<w:r><w:noBreakHyphen/></w:r>{run("82881234")}',
)
body = ''.join(f'<w:p>{one}</w:p>' for one in paragraphs)
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
print('python-docx', *(paragraph.text for paragraph in docx.Document('a.docx').paragraphs))
P
{
  /usr/bin/python3 read.py
  abiword --to=txt --to-name=a.txt a.docx >/dev/null 2>&1
  echo "abiword $(paste -sd ' ' a.txt)"
  echo "docx2txt $(docx2txt a.docx - | grep . | paste -sd ' ')"
} | sed 's/\xef\xbb\xbf//; s/ *$//' | tee seen
diff seen - <<'T'
python-docx 最高万元 详见。 之后 顺德 075782881234
abiword 最高三百万元 详见平台网站。 顺德家居之后 佛山市顺德 075782881234
docx2txt 最高三百万元详见平台网站。顺德家居之后佛山市顺德0757-82881234
T
