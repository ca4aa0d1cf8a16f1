#!/bin/sh
# A cut board in a plan as SVG, hatched by a pattern of stripes, upright, and turned by 45 degrees (patternTransform), as cuts through wood are drawn.
# Guess: as Chromium draws it, or not hatched.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, WeasyPrint 57.2 and svg-to-pdfkit 0.1.8 draw both. LibreOffice 7.4.7 leaves the turned one upright; canvg 4.0.3 turns each tile by itself, so that the stripes
# are in pieces. MuPDF 1.21.1 fills the board with black, svglib 1.4.1 and Qt 5.15.9 leave it empty.
# The points: dark and bright stripes in turn for each.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
hatch() { printf '<defs><pattern id="h" width="40" height="40" patternUnits="userSpaceOnUse"%s><rect width="20" height="40"/></pattern></defs><rect width="200" height="200" fill="url(#h)"/>' "$1"; }
hatch '' | see upright 10,10 30,10 10,30 50,90 70,90 130,170
hatch ' patternTransform="rotate(45)"' | see slanting 7,7 21,21 35,35 50,50 21,7 64,64
diff seen - <<'T'
upright: #.##.# Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
upright: ###### MuPDF
upright: ...... svglib, Qt
slanting: #.#..# Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit
slanting: ###### MuPDF
slanting: ...... svglib, canvg, Qt
slanting: #..#.. LibreOffice
T
