#!/bin/sh
# Boards in a plan as SVG with a gradient that takes its colours from another one and has its own direction: by the reference of SVG 1 (xlink:href), as Inkscape writes all of them, and by that of SVG 2 (href); and the other one itself.
# Guess: all filled, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, MuPDF 1.21.1, svg-to-pdfkit 0.1.8, canvg 4.0.3 and LibreOffice 7.4.7 do so. Inkscape 1.2.2 and Qt 5.15.9 leave out href; WeasyPrint 57.2 fills only the board of the other gradient itself, and svglib 1.4.1 none.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see gradients 50,50 150,50 50,150 <<'T'
<linearGradient id="a"><stop stop-color="#000"/><stop offset="1" stop-color="#000"/></linearGradient><linearGradient id="b" xlink:href="#a" x1="1" x2="0"/><linearGradient id="c" href="#a" x1="1" x2="0"/><rect width="100" height="100" fill="url(#b)"/><rect x="100" width="100" height="100" fill="url(#c)"/><rect y="100" width="100" height="100" fill="url(#a)"/>
T
diff seen - <<'T'
gradients: ### Chromium, librsvg, resvg, CairoSVG, MuPDF, svg-to-pdfkit, canvg, LibreOffice
gradients: #.# Inkscape, Qt
gradients: ... svglib
gradients: ..# WeasyPrint
T
