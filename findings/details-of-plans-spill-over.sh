#!/bin/sh
# A plan as SVG with the sign of a socket, a <symbol> of 10 by 10 (viewBox) used at a width of 100 and a height of 50; and with a detail, an <svg> inside with its own viewBox, whose part is cut off at its edge.
# Guess: the sign is 50 by 50 in the middle of its place, the detail is in its frame and nothing outside, as in Chromium, or they are missing.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 do so. LibreOffice 7.4.7, svglib 1.4.1 and MuPDF 1.21.1 draw the sign 10 by 10 in the corner. Of the detail
# Inkscape 1.2.2 and LibreOffice draw what is to be cut off over the whole plan; svglib stretches it, Qt 5.15.9 draws it as large as the plan.
# The points: three on the sign (detail), three beside it.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see socket 70,65 46,43 94,88 30,65 110,65 22,42 <<'T'
<defs><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol></defs><use xlink:href="#s" x="20" y="40" width="100" height="50"/>
T
see detail 140,40 122,22 110,36 104,24 60,36 190,36 <<'T'
<svg x="100" y="20" width="80" height="40" viewBox="0 0 10 10"><rect width="10" height="10"/><rect x="-50" y="3" width="100" height="2"/></svg>
T
diff seen - <<'T'
socket: ###... Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg
socket: .....# MuPDF, svglib, LibreOffice
socket: ...... Qt
detail: ###... Chromium, librsvg, resvg, CairoSVG, WeasyPrint, svg-to-pdfkit, canvg
detail: ###.## Inkscape, LibreOffice
detail: ...... MuPDF
detail: ###### svglib, Qt
T
