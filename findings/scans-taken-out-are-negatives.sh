#!/bin/sh
# A scanned page in PDF, black at the left and white at the right, as scanners and copiers put it in: as grey picture; the same with its numbers the other way round and Decode [1 0], which says so; as a stencil for black ink (ImageMask), as for the letters of a
# contract, where 0 is ink, and where, by Decode [1 0], 1 is; and as a spot colour, a drawing in one ink. The five pages look alike. The picture is taken out again, to be read by OCR or put into a report.
# Guess: what is taken out is black at the left and white at the right, each time.
# Seen: grey without Decode is, everywhere. pikepdf 6.0.0 gives the negative of the one with Decode. pdfimages of poppler 22.12.0, mutool 1.21.1 (extract) and PDFium (@hyzyla/pdfium 2.1.13) give negatives of stencils, pdfimages of the one without Decode
# only, the other two of both; pikepdf refuses stencils. Of the spot colour mutool gives a negative, pikepdf refuses it.
set -eu
for package in poppler-utils mupdf-tools imagemagick python3-pikepdf python3-pil; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils mupdf-tools python3-pikepdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hyzyla/pdfium@2.1.13
cat > write.py <<'P'
from pikepdf import Array, Dictionary, Name, Page, new
byte, bit = bytes(([0] * 8 + [255] * 8) * 16), bytes([0, 255] * 16)
turned = lambda data: bytes(255 - value for value in data)
for name, data, more in [('grey', byte, dict(ColorSpace=Name.DeviceGray)), ('grey-decode', turned(byte), dict(ColorSpace=Name.DeviceGray, Decode=[1, 0])), ('stencil', bit, dict(ImageMask=True, BitsPerComponent=1)),
                         ('stencil-decode', turned(bit), dict(ImageMask=True, BitsPerComponent=1, Decode=[1, 0])), ('spot', turned(byte), dict(ColorSpace=None))]:
    pdf = new()
    if name == 'spot':
        more['ColorSpace'] = Array([Name.Separation, Name.Ink, Name.DeviceGray, Dictionary(FunctionType=2, Domain=[0, 1], C0=[1], C1=[0], N=1)])
    image = pdf.make_stream(data)
    for key, value in {**dict(Type=Name.XObject, Subtype=Name.Image, Width=16, Height=16, BitsPerComponent=8), **more}.items():
        image[Name('/' + key)] = value
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 160, 160], Resources=Dictionary(XObject=Dictionary(scan=image)), Contents=pdf.make_stream(b'160 0 0 160 0 0 cm /scan Do')))))
    pdf.save(name + '.pdf')
P
/usr/bin/python3 write.py
cat > read.py <<'P'
import sys
from pikepdf import PdfImage, open as read
pdf = read(sys.argv[1])
try:
    PdfImage(pdf.pages[0].images['/scan']).as_pil_image().convert('L').save('pikepdf.png')
except Exception:
    pass
P
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const document = await (await PDFiumLibrary.init()).loadDocument(readFileSync(process.argv[2]));
for (const object of document.getPage(0).objects()) {
  if (object.type !== 'image') continue;
  const { data, width, height } = await object.render({ render: 'bitmap' });
  writeFileSync('pdfium.pam', Buffer.concat([Buffer.from(`P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`), data]));
}
J
sides() {
  convert "$1" -alpha off -colorspace Gray -format '%[fx:p{w/4,h/2}.r] %[fx:p{3*w/4,h/2}.r]' info: 2>/dev/null | awk '{ l = $1 < .5 ? "black" : "white"; r = $2 < .5 ? "black" : "white"; print l "-" r }' | grep . || echo refused
}
for name in grey grey-decode stencil stencil-decode spot; do
  rm -f -- *.png *.pam
  pdftoppm -singlefile -png -r 72 "$name.pdf" seen
  pdfimages -png "$name.pdf" pdfimages
  mutool extract "$name.pdf" >/dev/null 2>&1
  /usr/bin/python3 read.py "$name.pdf"
  node read.mjs "$name.pdf"
  echo "$name: looks $(sides seen.png), pdfimages $(sides pdfimages-000.png), mutool $(sides "$(find . -name 'image-*')"), pdfium $(sides pdfium.pam), pikepdf $(sides pikepdf.png)"
done | tee seen
diff seen - <<'T'
grey: looks black-white, pdfimages black-white, mutool black-white, pdfium black-white, pikepdf black-white
grey-decode: looks black-white, pdfimages black-white, mutool black-white, pdfium black-white, pikepdf white-black
stencil: looks black-white, pdfimages white-black, mutool white-black, pdfium white-black, pikepdf refused
stencil-decode: looks black-white, pdfimages black-white, mutool white-black, pdfium white-black, pikepdf refused
spot: looks black-white, pdfimages black-white, mutool white-black, pdfium black-white, pikepdf refused
T
