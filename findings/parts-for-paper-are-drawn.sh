#!/bin/sh
# A plan as SVG with a board for paper alone (@media print) and one for screens alone (@media screen) in its style sheet, made into pictures, and into PDF, for which either may be right.
# Guess: one of the two: the second one as in Chromium, the first one where it is made for paper.
# Seen: Inkscape 1.2.2 does as Chromium. librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, svglib 1.4.1, WeasyPrint 57.2, canvg 4.0.3, Qt 5.15.9 and LibreOffice 7.4.7 draw neither. MuPDF 1.21.1 and svg-to-pdfkit 0.1.8 draw both: what is within @media is as if it were not, or the sheet is not read.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see print 50,50 150,50 <<'T'
<style>@media print { .a { fill: #000 } } .a { fill: #fff } .b { fill: #fff } @media screen { .b { fill: #000 } }</style><rect class="a" width="100" height="100"/><rect class="b" x="100" width="100" height="100"/>
T
diff seen - <<'T'
print: .# Chromium, Inkscape
print: .. librsvg, resvg, CairoSVG, svglib, WeasyPrint, canvg, Qt, LibreOffice
print: ## MuPDF, svg-to-pdfkit
T
