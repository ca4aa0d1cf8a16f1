#!/bin/sh
# Boards in a plan as SVG whose outlines have numbers with powers of ten (1e1, 9E1), as programs write very small or large ones and as the grammar of SVG has them, and such as are packed without blanks.
# Guess: both, as in Chromium.
# Seen: canvg 4.0.3 leaves out the one with powers; all others draw both.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see powers 50,20 150,20 <<'T'
<path d="M1e1 1e1H9e1V9E1H10z"/><path d="M110.5.5 190-.0v90h-80z"/>
T
diff seen - <<'T'
powers: ## Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, Qt, LibreOffice
powers: .# canvg
T
