#!/bin/sh
# A plan as SVG with a photograph of 40 by 40, whose left half is dark, in a place of 160 by 40: as it is, which means that it is shown whole in the middle (xMidYMid meet), told so, and told to fill its place (slice).
# Guess: as Chromium does: 40 by 40 in the middle; filling the place, cut above and below.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 do. Inkscape 1.2.2 stretches it to four times its width if nothing is told, and MuPDF 1.21.1, svglib 1.4.1 and
# Qt 5.15.9 always; canvg 4.0.3, told to fill, draws it 160 by 160 over what is above and below.
# The points: of the first two the left of the place, the picture's left and right half; of the last one its left half, above and below the place, its right half.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
/usr/bin/python3 -c "
from PIL import Image
picture = Image.new('RGB', (40, 40), 'white')
picture.paste('black', (0, 0, 20, 40))
picture.save('photo.jpg')"
photo() { printf '<image x="20" y="60" width="160" height="40"%s xlink:href="data:image/jpeg;base64,%s"/>' "$1" "$(base64 -w0 photo.jpg)"; }
photo '' | see 'as it is' 40,80 90,80 110,80
photo ' preserveAspectRatio="xMidYMid meet"' | see meet 40,80 90,80 110,80
photo ' preserveAspectRatio="xMidYMid slice"' | see slice 40,80 60,30 60,130 110,80
diff seen - <<'T'
as it is: .#. Chromium, librsvg, resvg, CairoSVG, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
as it is: ##. Inkscape, MuPDF, svglib, Qt
meet: .#. Chromium, librsvg, resvg, CairoSVG, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
meet: ##. Inkscape, MuPDF, svglib, Qt
slice: #... Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, Qt, LibreOffice
slice: ###. canvg
T
