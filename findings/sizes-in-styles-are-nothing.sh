#!/bin/sh
# Boards in a plan as SVG that say their place and size in a style (x, y, width, height, and cx, cy and r of a hole), which SVG 2 made properties of style sheets, as pages that size drawings by classes have them.
# Guess: as Chromium draws them, all three.
# Seen: librsvg 2.54.7, CairoSVG 2.5.2 and WeasyPrint 57.2 do so. resvg-js 2.6.2, Inkscape 1.2.2, MuPDF 1.21.1, svglib 1.4.1, svg-to-pdfkit 0.1.8, Qt 5.15.9 and LibreOffice 7.4.7 draw none, and say nothing; canvg 4.0.3 has the first alone.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see sizes 25,25 75,75 150,50 <<'T'
<rect style="x:0;y:0;width:50px;height:50px"/><style>.board { x: 50px; y: 50px; width: 50px; height: 50px }</style><rect class="board"/><circle style="cx:150px;cy:50px;r:20px"/>
T
diff seen - <<'T'
sizes: ### Chromium, librsvg, CairoSVG, WeasyPrint
sizes: ... resvg, Inkscape, MuPDF, svglib, svg-to-pdfkit, Qt, LibreOffice
sizes: #.. canvg
T
