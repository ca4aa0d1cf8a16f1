#!/bin/sh
# A label for a carton by jszpl, which writes ZPL for label printers from objects: a text with a range and a model, 厚3~5mm ^18, and a bar code of 柜^18.
# Guess: signs that begin commands of ZPL (^ and ~) are written as the language has it, ^FH with _5E and _7E, or are refused; Chinese with ^CI28 (UTF-8).
# Seen (jszpl 2.0.1): they stand in the field as they are, so that a printer ends the text at them and takes ~5 and ^18 for commands; there is no ^FH and no ^CI.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jszpl@2.0.1
cat > run.cjs <<'J'
const { Barcode, BarcodeType, BarcodeTypeName, FontFamily, FontFamilyName, Label, Text } = require('jszpl');

const label = new Label();
const text = new Text();
text.text = '厚3~5mm ^18';
text.fontFamily = new FontFamily(FontFamilyName.D);
const code = new Barcode();
code.data = '柜^18';
code.type = new BarcodeType(BarcodeTypeName.Code128);
label.content.push(text, code);
const zpl = label.generateZPL();
console.log(zpl.split('\n').filter((line) => line.includes('^FD')).join('\n'));
console.log(`^FH ${zpl.includes('^FH') ? 'is there' : 'is not there'}, ^CI ${zpl.includes('^CI') ? 'is there' : 'is not there'}`);
J
node run.cjs | tee seen
diff seen - <<'T'
^FD厚3~5mm ^18^FS
^FO0,0^BCN,0,Y,N,N,N^FD柜^18^FS
^FH is not there, ^CI is not there
T
