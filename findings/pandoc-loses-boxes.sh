#!/bin/sh
# A form made with Word: a text box, and boxes to tick as Word inserts them, signs of the font Wingdings (w:sym).
# Guess: pandoc keeps the text of the box, and some sign where a box is ticked or not.
# Seen (pandoc 2.17.1.1): the text box is lost, and so are the signs: whether 同意 or 不同意 is ticked, nobody can tell. mammoth
# 1.12.0 keeps the text and gives ☑ and □.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in pandoc zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pandoc
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact mammoth@1.12.0
mkdir -p a/_rels a/word
cat > 'a/[Content_Types].xml' <<'X'
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
X
cat > a/_rels/.rels <<'X'
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>
X
cat > a/word/document.xml <<'X'
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:body><w:p><w:r><w:pict><v:shape style="width:90pt;height:90pt"><v:textbox><w:txbxContent><w:p><w:r><w:t>联系电话</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p><w:p><w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r><w:r><w:t>同意 </w:t></w:r><w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r><w:r><w:t>不同意</w:t></w:r></w:p></w:body></w:document>
X
(cd a && zip -q -r ../a.docx .)
{
  pandoc a.docx -t plain | sed 's/^/pandoc: /'
  node -e "require('mammoth').extractRawText({ path: 'a.docx' }).then(({ value }) => console.log('mammoth: ' + value.trim().split(/\n+/).join(' ')))"
} | tee seen
diff seen - <<'T'
pandoc: 同意 不同意
mammoth: 联系电话 🗹同意 □不同意
T
