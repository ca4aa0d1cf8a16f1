#!/bin/sh
# A remark of two lines put into a template of Word, 备注：{备注}。, by libraries of npm that fill such templates; what is in the document, and what mammoth and LibreOffice read of it.
# Guess: the first line, a line break, the second line and the full stop: a break (w:br) stands beside the texts of a run, as a text (w:t) has nothing but text (ECMA-376, 17.3.3.31).
# Seen: docxtemplater with linebreaks does so (mammoth leaves breaks out of its raw text). docx-templates 4.15.0 writes the break into the text: LibreOffice shows one line, and mammoth stops, Not implemented. easy-template-x 7.2.8 puts the second line behind what follows the place: 送货上门。 and below it 周末不送.
set -eu
for package in libreoffice-writer; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact docx-templates@4.15.0 docx@9.15.2 docxtemplater@3.71.0 easy-template-x@7.2.8 jszip@3.10.2 mammoth@1.13.0 pizzip@3.3.0
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { Document, Packer, Paragraph } = require('docx');
const { createReport } = require('docx-templates');
const Docxtemplater = require('docxtemplater');
const { TemplateHandler } = require('easy-template-x');
const JSZip = require('jszip');
const mammoth = require('mammoth');
const PizZip = require('pizzip');

(async () => {
  const template = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('备注：{备注}。')] }] }));
  const data = { 备注: '送货上门\n周末不送' };
  const libraries = {
    docxtemplater: () => new Docxtemplater(new PizZip(template), { linebreaks: true }).render(data).getZip().generate({ type: 'nodebuffer' }),
    'docx-templates': async () => Buffer.from(await createReport({ template, data, cmdDelimiter: ['{', '}'] })),
    'easy-template-x': () => new TemplateHandler().process(template, data),
  };
  for (const [library, fill] of Object.entries(libraries)) {
    const file = await fill();
    writeFileSync('remark.docx', file);
    const xml = await (await JSZip.loadAsync(file)).file('word/document.xml').async('string');
    const inside = /<w:t(?: [^>]*)?>[^<]*<w:br\/>/.test(xml) ? 'within a text' : 'beside texts';
    const read = await mammoth.extractRawText({ path: 'remark.docx' }).then(({ value }) => JSON.stringify(value.trim()), (error) => error.message);
    execFileSync('soffice', [`-env:UserInstallation=file://${process.cwd()}/profile`, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', 'remark.docx'], { stdio: 'ignore' });
    console.log(`${library}: break ${inside}; mammoth: ${read}; LibreOffice: ${JSON.stringify(readFileSync('remark.txt', 'utf8').replace('\ufeff', '').trim())}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
docxtemplater: break beside texts; mammoth: "备注：送货上门周末不送。"; LibreOffice: "备注：送货上门\n周末不送。"
docx-templates: break within a text; mammoth: Not implemented; LibreOffice: "备注：送货上门周末不送。"
easy-template-x: break beside texts; mammoth: "备注：送货上门。周末不送"; LibreOffice: "备注：送货上门。\n周末不送"
T
