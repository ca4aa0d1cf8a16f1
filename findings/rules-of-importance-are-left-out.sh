#!/bin/sh
# A plan as SVG whose style sheet makes all boards black (!important), over the style of one board and the class of another, as pages do with drawings of suppliers.
# Guess: both black, as in Chromium, where style sheets are read.
# Seen: librsvg 2.54.7, CairoSVG 2.5.2, Inkscape 1.2.2 and WeasyPrint 57.2 do so. resvg-js 2.6.2, svglib 1.4.1, svg-to-pdfkit 0.1.8, canvg 4.0.3, Qt 5.15.9 and LibreOffice 7.4.7, most of which read classes, have both white; MuPDF 1.21.1 reads no class.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see important 50,50 150,50 <<'T'
<style>rect { fill: #000 !important } .b { fill: #fff }</style><rect width="100" height="100" style="fill:#fff"/><rect class="b" x="100" width="100" height="100"/>
T
diff seen - <<'T'
important: ## Chromium, librsvg, CairoSVG, Inkscape, WeasyPrint
important: .. resvg, svglib, svg-to-pdfkit, canvg, Qt, LibreOffice
important: .# MuPDF
T
