#!/bin/sh
# Boards in a plan as SVG whose grain, a pattern, is not there, and that say what then: black, or none (fill="url(#oak) none").
# Guess: the first one black, the second one not filled, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2 and Inkscape 1.2.2 do so. MuPDF 1.21.1, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 fill both with black; svglib 1.4.1, Qt 5.15.9 and LibreOffice 7.4.7 none.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see missing 50,50 150,50 <<'T'
<rect width="100" height="100" fill="url(#oak) #000"/><rect x="100" width="100" height="100" fill="url(#oak) none"/>
T
diff seen - <<'T'
missing: #. Chromium, librsvg, resvg, CairoSVG, Inkscape
missing: ## MuPDF, WeasyPrint, svg-to-pdfkit, canvg
missing: .. svglib, Qt, LibreOffice
T
