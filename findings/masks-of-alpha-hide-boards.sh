#!/bin/sh
# A board in a plan as SVG, of which a mask leaves the left half, drawn in black and meant by what it covers (mask-type: alpha), not by its brightness.
# Guess: the left half, as in Chromium, or the whole board where masks are not known.
# Seen: librsvg 2.54.7 and CairoSVG 2.5.2 do so. resvg-js 2.6.2, Inkscape 1.2.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8, canvg 4.0.3 and LibreOffice 7.4.7 take its brightness, so that nothing of the board is left. MuPDF 1.21.1, svglib 1.4.1 and Qt 5.15.9 have it whole.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see alpha 50,50 150,50 <<'T'
<mask id="m" style="mask-type:alpha"><rect width="100" height="200" fill="#000"/></mask><rect width="200" height="200" mask="url(#m)"/>
T
diff seen - <<'T'
alpha: #. Chromium, librsvg, CairoSVG
alpha: .. resvg, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
alpha: ## MuPDF, svglib, Qt
T
