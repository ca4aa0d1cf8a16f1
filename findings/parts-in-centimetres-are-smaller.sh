#!/bin/sh
# A part in a plan as SVG, 2 cm wide at 1 cm from the corner (an inch has 96 points there), one by the size of letters (em), one by a calculation in a style, and one in parts of the plan (%).
# Guess: as in Chromium; a calculation that is not understood leaves the part out.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8, canvg 4.0.3 and LibreOffice 7.4.7 do so. MuPDF 1.21.1 and svglib 1.4.1 count 72 points for an inch: the part is a quarter smaller and nearer to the corner. svglib has another size for
# letters than is told; Qt 5.15.9 takes no units for the place of a part, which goes to the corner. CairoSVG 2.5.2 and WeasyPrint 57.2 give no picture at all for the calculation.
# The points: the part's beginning and end, and beyond.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see cm 40,40 110,110 116,116 <<'T'
<rect x="1cm" y="10mm" width="2cm" height="20mm"/>
T
see em 45,45 115,115 125,125 <<'T'
<g font-size="20"><rect x="2em" y="2em" width="4em" height="4em"/></g>
T
see calc 45,45 115,115 125,125 <<'T'
<rect style="x: 40px; y: 40px; width: calc(100px - 20px); height: 80px"/>
T
see percent 45,45 115,95 125,45 45,105 <<'T'
<rect x="20%" y="20%" width="40%" height="30%"/>
T
diff seen - <<'T'
cm: ##. Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
cm: #.. MuPDF, svglib, Qt
em: ##. Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
em: #.. svglib
em: ... Qt
calc: ##. Chromium
calc: ... librsvg, resvg, Inkscape, MuPDF, svglib, svg-to-pdfkit, canvg, Qt, LibreOffice
calc: no picture CairoSVG, WeasyPrint
percent: ##.. Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
percent: #... Qt
T
