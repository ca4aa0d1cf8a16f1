#!/bin/sh
# Pandoc, reading a DOCX whose text is struck twice, or hidden.
# Guess: text struck by one line or by two becomes `del`; hidden text is left out.
# Seen (pandoc 2.17.1.1): one line becomes `del`; two lines (`w:dstrike`) and hidden text (`w:vanish`) become plain, valid
# text.
set -eu
command -v pandoc >/dev/null || { apt-get update && apt-get install -y --no-install-recommends pandoc; } >/dev/null
command -v python3 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends python3; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 - <<'PY'
import zipfile
run = lambda text, style: f'<w:r><w:rPr>{style}</w:rPr><w:t>{text}</w:t></w:r>'
types = 'http://schemas.openxmlformats.org/package/2006/content-types'
rels = 'http://schemas.openxmlformats.org/package/2006/relationships'
kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
with zipfile.ZipFile('struck.docx', 'w') as file:
    file.writestr('[Content_Types].xml', f'<Types xmlns="{types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="{main}"/></Types>')
    file.writestr('_rels/.rels', f'<Relationships xmlns="{rels}"><Relationship Id="r1" Type="{kind}" Target="word/document.xml"/></Relationships>')
    file.writestr('word/document.xml', f'<w:document xmlns:w="{word}"><w:body><w:p>{run("one", "<w:strike/>")}{run("two", "<w:dstrike/>")}{run("hidden", "<w:vanish/>")}</w:p></w:body></w:document>')
PY
pandoc --version | head -1
found=$(pandoc struck.docx -t html)
echo "$found"
[ "$found" = '<p><del>one</del>twohidden</p>' ]
