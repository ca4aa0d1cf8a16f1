#!/bin/sh
# The grain of a board as SVG: a gradient of a dark and a bright half over a quarter of the board, which is repeated (spreadMethod="repeat"), and one that takes its colours from another and tells where it lies.
# Guess: as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and Qt 5.15.9 draw the first one. canvg 4.0.3 draws it once and then the last colour, svglib 1.4.1 and LibreOffice 7.4.7 leave the board bright, MuPDF 1.21.1
# makes it black. Of the second one WeasyPrint, svglib and LibreOffice make a bright board, MuPDF a black one.
# The points: dark and bright in turn.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see repeated 12,100 37,100 62,100 87,100 <<'T'
<defs><linearGradient id="g" x2="0.25" spreadMethod="repeat"><stop offset="0.5" stop-color="#000"/><stop offset="0.5" stop-color="#fff"/></linearGradient></defs><rect width="200" height="200" fill="url(#g)"/>
T
see taken 25,100 75,100 <<'T'
<defs><linearGradient id="h"><stop offset="0.5" stop-color="#000"/><stop offset="0.5" stop-color="#fff"/></linearGradient><linearGradient id="g" xlink:href="#h" gradientUnits="userSpaceOnUse" x1="0" x2="100"/></defs><rect width="100" height="200" fill="url(#g)"/>
T
diff seen - <<'T'
repeated: #.#. Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, Qt
repeated: #### MuPDF
repeated: .... svglib, LibreOffice
repeated: #... canvg
taken: #. Chromium, librsvg, resvg, CairoSVG, Inkscape, svg-to-pdfkit, canvg, Qt
taken: ## MuPDF
taken: .. svglib, WeasyPrint, LibreOffice
T
