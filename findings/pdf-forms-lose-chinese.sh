#!/bin/sh
# A PDF form filled with 顺德家居 ABC by what servers fill forms with: pdftk from an XFDF file, and qpdf, which draws the fields' appearances.
# Guess: what is drawn is the whole value, or the program says that its font lacks some of it.
# Seen (pdftk-java 3.3.2, qpdf 11.3.0): both end with 0 and without a word. pdftk draws ABC alone, and with `flatten`, which takes the value away,
# nothing else is left of it; qpdf draws ????. The value in the form itself is right, so that a test that reads it notices nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in pdftk-java qpdf poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pdftk-java qpdf poppler-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1 >/dev/null 2>&1
cat > make.cjs <<'J'
const fs = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  const made = await PDFDocument.create();
  made.getForm().createTextField('company').addToPage(made.addPage([400, 200]), { x: 50, y: 100, width: 300, height: 30 });
  fs.writeFileSync('form.pdf', await made.save());
})();
J
node make.cjs
printf '<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="company"><value>顺德家居 ABC</value></field></fields></xfdf>' > a.xfdf
pdftk form.pdf fill_form a.xfdf output filled.pdf
pdftk form.pdf fill_form a.xfdf output flat.pdf flatten
pdftk form.pdf fill_form a.xfdf output asked.pdf need_appearances
qpdf --generate-appearances asked.pdf drawn.pdf
{
  pdftk filled.pdf dump_data_fields_utf8 | grep FieldValue
  for name in filled flat drawn; do
    qpdf --qdf --object-streams=disable "$name.pdf" plain.pdf
    echo "$name: $(grep -aoE '\([^()]*\) ?Tj' plain.pdf)"
  done
} 2>&1 | tee seen
diff seen - <<'T'
FieldValue: 顺德家居 ABC
filled: ( ABC)Tj
flat: ( ABC)Tj
drawn: (???? ABC) Tj
T
