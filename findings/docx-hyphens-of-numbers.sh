#!/bin/sh
# A telephone number and a range in a Word document, 0757-82881234 and 4-6天, with Word's hyphen that does not break (Ctrl+Shift+_): an element of its own
# (w:noBreakHyphen), not a character.
# Guess: what makes text of DOCX for an index gives some hyphen there.
# Seen: mammoth 1.12.0 and docx2txt 1.4 do. word-extractor 1.0.4, officeparser 8.1.1, getFullText of docxtemplater 3.71.0 and python-docx 0.8.11 drop it
# without a word: 075782881234, and a delivery in four to six days takes 46天.
set -eu
for package in docx2txt python3-docx zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null 2>&1
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact --omit=optional mammoth@1.12.0 word-extractor@1.0.4 officeparser@8.1.1 docxtemplater@3.71.0 pizzip@3.2.0 \
  >/dev/null 2>&1
mkdir -p a/_rels a/word
cat > 'a/[Content_Types].xml' <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
X
cat > a/_rels/.rels <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>
X
cat > a/word/document.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>电话0757</w:t></w:r><w:r><w:noBreakHyphen/></w:r><w:r><w:t>82881234，工期4</w:t><w:noBreakHyphen/><w:t>6天</w:t></w:r></w:p></w:body></w:document>
X
(cd a && zip -q ../a.docx '[Content_Types].xml' _rels/.rels word/document.xml)
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import Docxtemplater from 'docxtemplater';
import mammoth from 'mammoth';
import { parseOffice } from 'officeparser';
import PizZip from 'pizzip';
import WordExtractor from 'word-extractor';

const office = await (await parseOffice('a.docx')).to('text');
const read = {
  mammoth: (await mammoth.extractRawText({ path: 'a.docx' })).value,
  'word-extractor': (await new WordExtractor().extract('a.docx')).getBody(),
  officeparser: office.value ?? office,
  docxtemplater: new Docxtemplater(new PizZip(readFileSync('a.docx'))).getFullText(),
};
for (const [name, text] of Object.entries(read)) console.log(`${name}: ${text.trim()}`);
J
{
  node read.mjs
  echo "docx2txt: $(docx2txt a.docx -)"
  echo "python-docx: $(/usr/bin/python3 -c "import docx; print(docx.Document('a.docx').paragraphs[0].text)")"
} > seen
cat seen
cat > expected <<'T'
mammoth: 电话0757‑82881234，工期4‑6天
word-extractor: 电话075782881234，工期46天
officeparser: 电话075782881234，工期46天
docxtemplater: 电话075782881234，工期46天
docx2txt: 电话0757-82881234，工期4-6天
python-docx: 电话075782881234，工期46天
T
cmp seen expected
