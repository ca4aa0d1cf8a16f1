#!/bin/sh
# Hidden edges in a plan as SVG: a line of 200 that says of itself that it is 10 long (pathLength) with dashes of 2, which are 40, and one of dashes of 20 that begins with a gap (stroke-dashoffset).
# Guess: as in Chromium.
# Seen: svg-to-pdfkit 0.1.8 alone has the first one. librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, svglib 1.4.1, WeasyPrint 57.2, canvg 4.0.3, Qt 5.15.9 and LibreOffice 7.4.7 make dashes of 2, a grey line. The second one begins with
# a dash in svglib and LibreOffice. MuPDF 1.21.1 draws both through.
# The points: dashes and gaps in turn. (Dashes of 2 are dark or bright by the point.)
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see pathLength 20,50 60,50 100,50 140,50 180,50 <<'T'
<path d="M0,50H200" pathLength="10" stroke="#000" stroke-width="30" stroke-dasharray="2 2"/>
T
see dashoffset 10,100 30,100 50,100 70,100 <<'T'
<path d="M0,100H200" stroke="#000" stroke-width="30" stroke-dasharray="20 20" stroke-dashoffset="20"/>
T
diff seen - <<'T'
pathLength: #.#.# Chromium, svg-to-pdfkit
pathLength: ##### librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, canvg, Qt, LibreOffice
dashoffset: .#.# Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, Qt
dashoffset: #### MuPDF
dashoffset: #.#. svglib, LibreOffice
T
