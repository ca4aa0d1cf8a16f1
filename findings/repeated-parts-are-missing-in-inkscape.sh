#!/bin/sh
# A handle of a plan as SVG that is drawn once and used twice, by the reference of SVG 1 (xlink:href) and by that of SVG 2 (href), as most libraries write it now; and a board whose colour is that of another part which is not there, or black (url(#none) #000).
# Guess: both handles and the black board, as in Chromium.
# Seen: the second handle is missing with Inkscape 1.2.2, without a word; all others have both. The board is black with librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2 and Inkscape, and with none behind the missing one empty; MuPDF 1.21.1, WeasyPrint 57.2,
# svg-to-pdfkit 0.1.8 and canvg 4.0.3 paint that one, too; svglib 1.4.1, Qt 5.15.9 and LibreOffice 7.4.7 neither.
# The points: the two handles; the board with black and the one with none.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see handles 50,50 150,50 <<'T'
<defs><rect id="b" width="100" height="100"/></defs><use xlink:href="#b"/><use href="#b" x="100"/>
T
see colours 50,50 150,50 <<'T'
<rect width="100" height="100" fill="url(#none) #000"/><rect x="100" width="100" height="100" fill="url(#none) none"/>
T
diff seen - <<'T'
handles: ## Chromium, librsvg, resvg, CairoSVG, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, canvg, Qt, LibreOffice
handles: #. Inkscape
colours: #. Chromium, librsvg, resvg, CairoSVG, Inkscape
colours: ## MuPDF, WeasyPrint, svg-to-pdfkit, canvg
colours: .. svglib, Qt, LibreOffice
T
