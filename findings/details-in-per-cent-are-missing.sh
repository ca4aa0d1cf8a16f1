#!/bin/sh
# Details of a plan as SVG whose places are said in per cent: one at the right (x="50%"), one below (y="50%") and one without a size; and a round table of a quarter of the plan (r="25%") below a wall as thick as a fifth.
# Guess: as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 draw all. MuPDF 1.21.1 has none of the details, WeasyPrint 57.2 not the last, canvg 4.0.3 the last one only. svglib 1.4.1 makes table and wall too small, Qt 5.15.9 draws neither.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see details 125,25 25,125 175,175 <<'T'
<svg x="50%" y="0" width="50%" height="50%"><rect width="50%" height="50%"/></svg><svg y="50%" width="50%" height="50%"><rect width="50" height="50"/></svg><svg x="150" y="150"><rect width="50" height="50"/></svg>
T
see table 100,100 100,140 10,10 <<'T'
<circle cx="50%" cy="50%" r="25%"/><line x2="100%" y2="0" stroke="#000" stroke-width="20%"/>
T
diff seen - <<'T'
details: ### Chromium, librsvg, resvg, CairoSVG, Inkscape, svglib, svg-to-pdfkit, Qt, LibreOffice
details: ... MuPDF
details: ##. WeasyPrint
details: ..# canvg
table: ### Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
table: #.. svglib
table: ... Qt
T
