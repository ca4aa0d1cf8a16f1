#!/bin/sh
# Boards of a plan as SVG cut to their left half by a clipping path and by a mask whose sizes are shares of the board (objectBoundingBox), so that one is good for all boards.
# Guess: the left half of either, as in Chromium, or the whole board.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 do so. Inkscape 1.2.2 and canvg 4.0.3 draw neither board; CairoSVG 2.5.2 and WeasyPrint 57.2 lose the masked one, svglib 1.4.1 the clipped one. MuPDF 1.21.1 and Qt 5.15.9 cut nothing.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see shares 25,25 75,25 125,25 175,25 <<'T'
<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><rect width="100" height="100" clip-path="url(#c)"/><mask id="m" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="#fff"/></mask><rect x="100" width="100" height="100" mask="url(#m)"/>
T
diff seen - <<'T'
shares: #.#. Chromium, librsvg, resvg, svg-to-pdfkit, LibreOffice
shares: #... CairoSVG, WeasyPrint
shares: .... Inkscape, canvg
shares: #### MuPDF, Qt
shares: ..## svglib
T
