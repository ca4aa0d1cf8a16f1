#!/bin/sh
# A Word document with a simple field (w:fldSimple, a number or date that Word filled in) and a name with its pronunciation
# above it (w:ruby, Word's phonetic guide).
# Guess: pandoc and mammoth keep the field's last result and the name, with or without its pronunciation.
# Seen (pandoc 2.17.1.1, mammoth 1.12.0): both drop all of it, the name too, without an error: 编号2026-8，王伟签 becomes
# 编号，签. docx2txt 1.4 keeps field and name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in pandoc docx2txt zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pandoc docx2txt
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
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>编号</w:t></w:r><w:fldSimple w:instr=" DOCPROPERTY Number "><w:r><w:t>2026-8</w:t></w:r></w:fldSimple><w:r><w:t>，</w:t></w:r><w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>Wang Wei</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>王伟</w:t></w:r></w:rubyBase></w:ruby></w:r><w:r><w:t>签</w:t></w:r></w:p></w:body></w:document>
X
(cd a && zip -q -r ../a.docx .)
{
  pandoc a.docx -t plain | sed 's/^/pandoc: /'
  node -e "require('mammoth').extractRawText({ path: 'a.docx' }).then(({ value }) => console.log('mammoth: ' + value.trim()))"
  docx2txt a.docx - | grep 编号 | sed 's/^/docx2txt: /'
} | tee seen
diff seen - <<'T'
pandoc: 编号，签
mammoth: 编号，签
docx2txt: 编号2026-8，Wang Wei王伟签
T
