#!/bin/sh
# A label on a dark line of a plan as SVG, black with a wide white edge that is painted first (paint-order="stroke"), as maps and plans keep labels readable.
# Guess: black on white, as in Chromium, or without the edge.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2 and LibreOffice 7.4.7 do so; Qt 5.15.9 leaves out the edge but for a little. CairoSVG 2.5.2, MuPDF 1.21.1, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 paint the edge last: the label is white
# on white. (svglib has no Chinese fonts of this kind.)
# The points: the label, its edge, and farther on the edge.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see halo 100,86 78,86 70,86 <<'T'
<rect y="80" width="200" height="12"/><text x="80" y="100" font-family="Noto Sans CJK SC" font-size="40" fill="#000" stroke="#fff" stroke-width="30" paint-order="stroke">■</text>
T
diff seen - <<'T'
halo: #.. Chromium, librsvg, resvg, Inkscape, LibreOffice
halo: ... CairoSVG, MuPDF, WeasyPrint, svg-to-pdfkit, canvg
halo: ### svglib
halo: #.# Qt
T
