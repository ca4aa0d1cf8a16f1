#!/bin/sh
# A plan as SVG with the drawing of a handle in it, itself SVG, as data in the address of a picture: percent-encoded, and in Base64.
# Guess: both, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, WeasyPrint 57.2 and canvg 4.0.3 do so. Inkscape 1.2.2, Qt 5.15.9 and LibreOffice 7.4.7 draw the one in Base64 alone; CairoSVG 2.5.2, MuPDF 1.21.1, svglib 1.4.1 and svg-to-pdfkit 0.1.8 neither.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see data 50,50 150,50 <<'T'
<image width="100" height="100" xlink:href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10'%3E%3Crect width='10' height='10'/%3E%3C/svg%3E"/><image x="100" width="100" height="100" xlink:href="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMCIgaGVpZ2h0PSIxMCI+PHJlY3Qgd2lkdGg9IjEwIiBoZWlnaHQ9IjEwIi8+PC9zdmc+"/>
T
diff seen - <<'T'
data: ## Chromium, librsvg, resvg, WeasyPrint, canvg
data: .. CairoSVG, MuPDF, svglib, svg-to-pdfkit
data: .# Inkscape, Qt, LibreOffice
T
