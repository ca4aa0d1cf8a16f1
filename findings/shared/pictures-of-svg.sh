# Shared by the findings about drawings as SVG, which source it: see NAME X,Y... makes a picture of the drawing on its input (200 by 200, what is inside of <svg>) by each program, and prints who sees these
# points dark (#) or bright (.). Takes about ten seconds for each drawing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in cairosvg chromium-headless-shell fonts-noto-cjk inkscape libreoffice-draw librsvg2-bin mupdf-tools poppler-utils python3-pil python3-pyqt5.qtsvg python3-svglib weasyprint; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cairosvg inkscape libreoffice-draw librsvg2-bin mupdf-tools python3-pyqt5.qtsvg python3-svglib weasyprint
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @napi-rs/canvas@1.1.1 @resvg/resvg-js@2.6.2 @xmldom/xmldom@0.9.12 canvg@4.0.3 pdfkit@0.20.2 svg-to-pdfkit@0.1.8
cat > draw.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const canvas = require('@napi-rs/canvas');
const { Resvg } = require('@resvg/resvg-js');
const { DOMParser } = require('@xmldom/xmldom');
const { Canvg, presets } = require('canvg');
const Pdf = require('pdfkit');
const draw = require('svg-to-pdfkit');
const svg = readFileSync('plan.svg', 'utf8');
writeFileSync('resvg.png', new Resvg(svg).render().asPng());
const page = new Pdf({ size: [200, 200], margin: 0 });
page.registerFont('cjk', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'NotoSansCJKsc-Regular');
const parts = [];
page.on('data', (part) => parts.push(part));
page.on('end', () => writeFileSync('svg-to-pdfkit.pdf', Buffer.concat(parts)));
draw(page, svg, 0, 0, { assumePt: true, fontCallback: () => 'cjk' });
page.end();
const picture = canvas.createCanvas(200, 200);
Canvg.fromString(picture.getContext('2d'), svg, presets.node({ DOMParser, canvas, fetch })).render().then(() => writeFileSync('canvg.png', picture.toBuffer('image/png')));
J
cat > draw.py <<'P'
from PyQt5.QtGui import QGuiApplication, QImage, QPainter
from PyQt5.QtSvg import QSvgRenderer
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg
application = QGuiApplication([])
image = QImage(200, 200, QImage.Format_RGB32)
image.fill(0xFFFFFFFF)
painter = QPainter(image)
QSvgRenderer('plan.svg').render(painter)
painter.end()
image.save('Qt.png')
renderPDF.drawToFile(svg2rlg('plan.svg'), 'svglib.pdf')
P
cat > look.py <<'P'
import sys
from PIL import Image
seen = {}
for program in ['Chromium', 'librsvg', 'resvg', 'CairoSVG', 'Inkscape', 'MuPDF', 'svglib', 'WeasyPrint', 'svg-to-pdfkit', 'canvg', 'Qt', 'LibreOffice']:
    try:
        picture = Image.open(program + '.png').convert('RGBA').resize((200, 200))
    except FileNotFoundError:
        points = 'no picture'
    else:
        paper = Image.new('RGBA', picture.size, 'white')
        paper.alpha_composite(picture)
        points = ''.join('#' if paper.convert('L').getpixel(tuple(map(int, point.split(',')))) < 128 else '.' for point in sys.argv[2:])
    seen.setdefault(points, []).append(program)
for points, programs in seen.items():
    print('%s: %s %s' % (sys.argv[1], points, ', '.join(programs)))
P
see() {
  rm -f ./*.png ./*.pdf
  printf '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/>%s</svg>\n' "$(cat)" > plan.svg
  {
    chromium-headless-shell --no-sandbox --hide-scrollbars --screenshot=Chromium.png --window-size=200,200 "file://$folder/plan.svg"
    rsvg-convert -o librsvg.png plan.svg
    cairosvg -o CairoSVG.png plan.svg
    inkscape --export-filename=Inkscape.png plan.svg
    mutool draw -r 72 -o MuPDF.png plan.svg
    echo '<style>@page { size: 200px 200px; margin: 0 } body { margin: 0 } img { display: block }</style><img src="plan.svg">' | weasyprint -u "file://$folder/" - WeasyPrint.pdf
    QT_QPA_PLATFORM=offscreen /usr/bin/python3 draw.py
    node draw.cjs
    soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to png --outdir office plan.svg && mv office/plan.png LibreOffice.png
    for program in WeasyPrint svglib svg-to-pdfkit; do pdftoppm -scale-to 200 -png -singlefile "$program.pdf" "$program"; done
  } >/dev/null 2>&1 || :
  /usr/bin/python3 look.py "$@" | tee -a seen
}
