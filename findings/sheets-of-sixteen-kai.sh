#!/bin/sh
# Sheets for smaller notices and order forms, asked for by name: B5, and 16开 (16 Kai in LibreOffice), 184 by 260 mm.
# Guess: B5 is the same sheet everywhere, that of ISO, 176 by 250; 16开 is known as PRC 16K where printers have names for it, or the name is refused.
# Seen: B5 is that of ISO in Chromium 156, jsPDF 4.2.1, PDFKit 0.20.2 and libpaper 1.1.29, and that of JIS in CUPS 2.4.2, so that a page for one is cut or shrunk on the
# other. PRC16K is a sheet of 146 by 215 mm in CUPS, by the names of IPP, while one of 184 by 260 mm has no name there. jsPDF takes the name 16k for a list of numbers: the
# page has 0.4 by 2.1 mm.
set -eu
for package in libcups2 libpaper-utils poppler-utils chromium; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcups2 libpaper-utils chromium
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts jspdf@4.2.1 pdfkit@0.20.2
cat > sheets.py <<'P'
import ctypes
class Media(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ('pwg', 'legacy', 'ppd')] + [('width', ctypes.c_int), ('length', ctypes.c_int)]
cups = ctypes.CDLL('libcups.so.2')
cups.pwgMediaForPPD.restype = cups.pwgMediaForSize.restype = ctypes.POINTER(Media)
for name in ['B5', 'PRC16K']:
    media = cups.pwgMediaForPPD(name.encode())[0]
    print('CUPS, %s: %d by %d mm' % (name, media.width / 100, media.length / 100))
for size in [(18200, 25700), (18400, 26000)]:
    print('CUPS, %d by %d mm: %s' % (size[0] / 100, size[1] / 100, cups.pwgMediaForSize(*size)[0].pwg.decode()))
P
cat > sheets.cjs <<'J'
const { jsPDF } = require('jspdf');
const PDFDocument = require('pdfkit');
for (const format of ['b5', '16k']) {
  const { pageSize } = new jsPDF({ unit: 'mm', format }).internal;
  console.log(`jsPDF, ${format}: ${[pageSize.getWidth(), pageSize.getHeight()].map((value) => +value.toFixed(1)).join(' by ')} mm`);
}
const { page } = new PDFDocument({ size: 'B5' });
console.log(`PDFKit, B5: ${[page.width, page.height].map((value) => Math.round((value / 72) * 25.4)).join(' by ')} mm`);
J
echo '<style>@page { size: B5 }</style>' > page.html
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --user-data-dir="$folder/profile" --print-to-pdf=page.pdf page.html >/dev/null 2>&1
{
  /usr/bin/python3 sheets.py
  node sheets.cjs
  echo "libpaper, b5: $(paperconf -p b5 -s -m | awk '{ print $1 " by " $3 " mm" }')"
  pdfinfo page.pdf | awk '/^Page size/ { printf "Chromium, B5: %.0f by %.0f mm\n", $3 / 72 * 25.4, $5 / 72 * 25.4 }'
} | tee seen
diff seen - <<'T'
CUPS, B5: 182 by 257 mm
CUPS, PRC16K: 146 by 215 mm
CUPS, 182 by 257 mm: jis_b5_182x257mm
CUPS, 184 by 260 mm: custom_184x260mm_184x260mm
jsPDF, b5: 176 by 250 mm
jsPDF, 16k: 0.4 by 2.1 mm
PDFKit, B5: 176 by 250 mm
libpaper, b5: 176 by 250 mm
Chromium, B5: 176 by 250 mm
T
