#!/bin/sh
# Remarks that a customer drew on a plan as PDF: a frame, a line for a wall, a bent one, a free stroke, words struck and marked, a stamp "Approved"; kept as the format asks, by kind and place, without the picture
# of each (appearance) that is optional in PDF 1.7.
# Guess: what shows PDF draws each of them, of the stamp at least some picture, as PDF 1.7 says that viewers have one for its name.
# Seen: poppler 22.12.0, mutool 1.21.1 and Ghostscript 10.00.0 draw all. PDFium (@hyzyla/pdfium 2.1.13), with which Chromium shows PDF, draws neither lines, bent lines nor stamps; pdf.js 5.6.205, with which
# Firefox does, no stamps. Who looks there sees a plan without them and takes it for approved by nobody.
set -eu
for package in poppler-utils mupdf-tools ghostscript python3-pikepdf imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils mupdf-tools ghostscript python3-pikepdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @hyzyla/pdfium@2.1.13 pdfjs-dist@5.6.205 @napi-rs/canvas@1.1.1
cat > draw.py <<'P'
from pikepdf import Array, Dictionary, Name, Page, String, new
red = Array([1, 0, 0])
kinds = dict(
    nothing=Dictionary(),
    Square=Dictionary(BS=Dictionary(W=8)),
    Line=Dictionary(L=[20, 100, 180, 100], BS=Dictionary(W=8)),
    PolyLine=Dictionary(Vertices=[20, 20, 100, 180, 180, 20], BS=Dictionary(W=8)),
    Ink=Dictionary(InkList=Array([Array([20, 20, 100, 180, 180, 20])]), BS=Dictionary(W=8)),
    Highlight=Dictionary(QuadPoints=[20, 180, 180, 180, 20, 20, 180, 20]),
    StrikeOut=Dictionary(QuadPoints=[20, 180, 180, 180, 20, 20, 180, 20]),
    Stamp=Dictionary(Name=Name.Approved),
)
for kind, more in kinds.items():
    pdf = new()
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 200, 200], Resources=Dictionary(), Contents=pdf.make_stream(b'q Q')))))
    note = Dictionary(Type=Name.Annot, Subtype=Name('/' + kind), Rect=[10, 10, 190, 190], F=4, C=red)
    for key, value in more.items():
        note[key] = value
    if kind != 'nothing':
        pdf.pages[0].Annots = Array([pdf.make_indirect(note)])
    pdf.save(kind + '.pdf')
print(' '.join(kinds))
P
kinds=$(/usr/bin/python3 draw.py)
cat > draw.mjs <<'J'
import { readFileSync } from 'node:fs';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ink = (bytes) => bytes.some((byte, index) => index % 4 !== 3 && byte < 200) ? 'yes' : 'no';
Object.assign(globalThis, { Path2D });
const library = await PDFiumLibrary.init();
for (const kind of process.argv.slice(2)) {
  const file = readFileSync(kind + '.pdf');
  const document = await library.loadDocument(file);
  let seen;
  await document.getPage(0).render({ scale: 1, render: async ({ data }) => { seen = ink(data); return data; }, renderFormFields: true });
  console.log(`pdfium ${kind} ${seen}`);
  const page = await (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).getPage(1);
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 200, 200);
  await page.render({ canvas: null, canvasContext: context, viewport: page.getViewport({ scale: 1 }), annotationMode: AnnotationMode.ENABLE, intent: 'print' }).promise;
  console.log(`pdf.js ${kind} ${ink(context.getImageData(0, 0, 200, 200).data)}`);
}
process.exit(0);
J
ink() {
  if [ "$(convert "$1" -alpha off -colorspace RGB -format '%[fx:minima<0.8]' info:)" = 1 ]; then echo yes; else echo no; fi
}
{
  for kind in $kinds; do
    pdftoppm -singlefile -png -r 72 "$kind.pdf" poppler
    echo "poppler $kind $(ink poppler.png)"
    mutool draw -q -r 72 -o mutool.png "$kind.pdf" 2>/dev/null
    echo "mutool $kind $(ink mutool.png)"
    gs -q -dBATCH -dNOPAUSE -dPrinted -sDEVICE=png16m -o gs.png "$kind.pdf"
    echo "gs $kind $(ink gs.png)"
  done
  # shellcheck disable=SC2086
  node draw.mjs $kinds
} | sort -s -k1,1 | awk '{ if ($1 != last) printf "%s%s:", last ? "\n" : "", $1; last = $1; printf " %s %s,", $2, $3 } END { print "" }' | tee seen
diff seen - <<'T'
gs: nothing no, Square yes, Line yes, PolyLine yes, Ink yes, Highlight yes, StrikeOut yes, Stamp yes,
mutool: nothing no, Square yes, Line yes, PolyLine yes, Ink yes, Highlight yes, StrikeOut yes, Stamp yes,
pdf.js: nothing no, Square yes, Line yes, PolyLine yes, Ink yes, Highlight yes, StrikeOut yes, Stamp no,
pdfium: nothing no, Square yes, Line no, PolyLine no, Ink yes, Highlight yes, StrikeOut yes, Stamp no,
poppler: nothing no, Square yes, Line yes, PolyLine yes, Ink yes, Highlight yes, StrikeOut yes, Stamp yes,
T
