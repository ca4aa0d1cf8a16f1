#!/bin/sh
# A plan as SVG with a hidden group (visibility="hidden") of two boards, the second one of which is told to be visible, as editors do for what is chosen of a layer.
# Guess: the second board alone, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8, Qt 5.15.9 and LibreOffice 7.4.7 do so. Inkscape 1.2.2, MuPDF 1.21.1 and svglib 1.4.1 draw both, canvg 4.0.3 none.
# The points: the first and the second board.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see hidden 50,50 150,50 <<'T'
<g visibility="hidden"><rect width="100" height="100"/><rect x="100" width="100" height="100" visibility="visible"/></g>
T
diff seen - <<'T'
hidden: .# Chromium, librsvg, resvg, CairoSVG, WeasyPrint, svg-to-pdfkit, Qt, LibreOffice
hidden: ## Inkscape, MuPDF, svglib
hidden: .. canvg
T
