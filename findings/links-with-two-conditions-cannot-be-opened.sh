#!/bin/sh
# A quotation as a document with a link to a search of two conditions, https://home.example/?door=1&oak=2, written by libraries of npm, and its list of links read by xmllint; the text has an ampersand, too.
# Guess: & is escaped in addresses as it is in texts.
# Seen: docx 9.5.1 does so. officegen 0.6.5 escapes it in texts and not in addresses: the list of what the document is made of is no XML.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact officegen@0.6.5 docx@9.5.1 jszip@3.10.1
command -v xmllint >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libxml2-utils; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { PassThrough } = require('node:stream');
const { buffer } = require('node:stream/consumers');
const { Document, ExternalHyperlink, Packer, Paragraph, TextRun } = require('docx');
const JSZip = require('jszip');
const officegen = require('officegen');

const writers = {
  docx: (link, text) => Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children: [new ExternalHyperlink({ link, children: [new TextRun(text)] })] })] }] })),
  officegen: (link, text) => {
    const document = officegen('docx');
    document.createP().addText(text, { link });
    const out = new PassThrough();
    document.generate(out);
    return buffer(out);
  },
};
const read = (part, path) => {
  try {
    return execFileSync('xmllint', ['--xpath', path, '-'], { input: part, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no XML';
  }
};
(async () => {
  for (const link of ['https://home.example/?door=1', 'https://home.example/?door=1&oak=2'])
    for (const [library, write] of Object.entries(writers)) {
      const zip = await JSZip.loadAsync(await write(link, '门 & 板'));
      const parts = await Promise.all(['word/document.xml', 'word/_rels/document.xml.rels'].map((name) => zip.file(name).async('string')));
      console.log(`${library}: text ${read(parts[0], 'string(//*[local-name()="t"])')}, link ${read(parts[1], 'string(//*[@TargetMode="External"]/@Target)')}`);
    }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
docx: text 门 & 板, link https://home.example/?door=1
officegen: text 门 & 板, link https://home.example/?door=1
docx: text 门 & 板, link https://home.example/?door=1&oak=2
officegen: text 门 & 板, link no XML
T
