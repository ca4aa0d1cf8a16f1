#!/bin/sh
# A Chinese paragraph, for which a line of twenty characters is as wide as the page allows, and a full stop that would be the twenty-first; printed by what makes PDF in JavaScript.
# Guess: the text is broken within the width, as Chinese may be between any two characters, and no line begins with the full stop, as browsers and word processors have it.
# Seen: PDFKit 0.20.2, pdfme 6.1.13 and jsPDF 4.2.1 do that. jspdf-autotable 5.0.9 begins a line with the full stop. pdf-lib 1.17.1 (drawText with maxWidth) and @react-pdf/renderer 4.9.0
# make one line of the paragraph, as they break at blanks and hyphens only: two thirds of it are beyond the edge of the paper.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in fonts-arphic-gbsn00lp poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @pdf-lib/fontkit@1.1.1 @pdfme/common@6.1.13 @pdfme/generator@6.1.13 @pdfme/schemas@6.1.13 @react-pdf/renderer@4.9.0 jspdf@4.2.1 jspdf-autotable@5.0.9 pdf-lib@1.17.1 pdfkit@0.20.2 react@19.3.1
cp /usr/share/fonts/truetype/arphic-gbsn00lp/gbsn00lp.ttf font.ttf
cat > print.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { Document, Font, Page, renderToFile, Text } from '@react-pdf/renderer';
import fontkit from '@pdf-lib/fontkit';
import { generate } from '@pdfme/generator';
import { text as schema } from '@pdfme/schemas';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { createElement } from 'react';

const text = `${'企业按照国家标准供应门板侧板背板和五金件'}。${'交货期为签约后十五个工作日逾期按日支付违约金'.repeat(2)}`;
const file = 'a.pdf';
const bytes = readFileSync('font.ttf');
const write = (document) => new Promise((done) => {
  document.pipe(createWriteStream(file)).on('finish', done);
  document.end();
});
const jspdf = () => {
  const document = new jsPDF({ unit: 'pt', format: [240, 400] });
  document.addFileToVFS('font.ttf', bytes.toString('base64'));
  document.addFont('font.ttf', 'F', 'normal');
  return document.setFont('F').setFontSize(10);
};
const save = (document) => writeFileSync(file, Buffer.from(document.output('arraybuffer')));
const printers = {
  PDFKit: () => write(new PDFKit({ size: [240, 400], margin: 20 }).font('font.ttf').fontSize(10).text(text)),
  pdfme: async () => {
    const field = { name: 'a', type: 'text', position: { x: 7, y: 7 }, width: 70.6, height: 100, fontSize: 10, fontName: 'F' };
    writeFileSync(file, await generate({ template: { basePdf: { width: 84.67, height: 140, padding: [0, 0, 0, 0] }, schemas: [[field]] }, inputs: [{ a: text }], plugins: { schema }, options: { font: { F: { data: bytes, fallback: true } } } }));
  },
  jsPDF: () => {
    const document = jspdf();
    save(document.text(document.splitTextToSize(text, 200), 20, 30));
  },
  'jspdf-autotable': () => {
    const document = jspdf();
    autoTable(document, { body: [[text]], margin: 20, styles: { font: 'F', fontSize: 10, cellPadding: 0 } });
    save(document);
  },
  'pdf-lib': async () => {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    document.addPage([240, 400]).drawText(text, { x: 20, y: 370, size: 10, font: await document.embedFont(bytes), maxWidth: 200, lineHeight: 14 });
    writeFileSync(file, await document.save());
  },
  'react-pdf': async () => {
    Font.register({ family: 'F', src: 'font.ttf' });
    const page = createElement(Page, { size: [240, 400], style: { padding: 20, fontFamily: 'F', fontSize: 10 } }, createElement(Text, null, text));
    await renderToFile(createElement(Document, null, page), file);
  },
};
for (const [name, print] of Object.entries(printers)) {
  await print();
  const lines = execFileSync('pdftotext', ['-layout', '-nopgbrk', file, '-'], { encoding: 'utf8' }).split('\n').map((line) => line.trim()).filter(Boolean);
  console.log(`${name}: ${lines.join('').length} of ${text.length} characters on ${lines.length} lines, the second begins with ${lines[1]?.[0]}`);
}
J
node print.mjs | tee seen
diff seen - <<'T'
PDFKit: 65 of 65 characters on 4 lines, the second begins with 件
pdfme: 65 of 65 characters on 4 lines, the second begins with 交
jsPDF: 65 of 65 characters on 4 lines, the second begins with 件
jspdf-autotable: 65 of 65 characters on 4 lines, the second begins with 。
pdf-lib: 23 of 65 characters on 1 lines, the second begins with undefined
react-pdf: 23 of 65 characters on 1 lines, the second begins with undefined
T
