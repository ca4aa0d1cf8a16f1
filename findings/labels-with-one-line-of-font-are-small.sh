#!/bin/sh
# A label of a plan as SVG whose type is said in one line of its style (font: bold 40px), as style sheets have it.
# Guess: 40 high, as in Chromium.
# Seen: librsvg 2.54.7, CairoSVG 2.5.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 do so. resvg-js 2.6.2, WeasyPrint 57.2, Qt 5.15.9, LibreOffice 7.4.7, MuPDF 1.21.1 and svglib 1.4.1 do not; beside it the same in words of its own (font-size), which all but svglib, that has no such font, draw.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see line 20,78 120,78 <<'T'
<text x="0" y="100" style="font:bold 40px 'Noto Sans CJK SC'">■</text><text x="100" y="100" style="font-weight:bold;font-size:40px;font-family:'Noto Sans CJK SC'">■</text>
T
diff seen - <<'T'
line: ## Chromium, librsvg, CairoSVG, Inkscape, svg-to-pdfkit, canvg
line: .# resvg, MuPDF, WeasyPrint, Qt, LibreOffice
line: .. svglib
T
