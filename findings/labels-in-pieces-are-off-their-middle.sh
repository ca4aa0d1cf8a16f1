#!/bin/sh
# A label of a plan as SVG set in the middle of a board (text-anchor="middle") in two pieces, as labels are of which a part has another colour; three squares of 40 about 100.
# Guess: from 40 to 160, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8, canvg 4.0.3 and Qt 5.15.9 do so. CairoSVG 2.5.2, WeasyPrint 57.2 and LibreOffice 7.4.7 set it elsewhere, and MuPDF 1.21.1 and svglib 1.4.1 (which has no such font) draw other squares.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see middle 50,82 80,82 100,82 120,82 150,82 170,82 <<'T'
<text x="100" y="100" font-size="40" text-anchor="middle" font-family="Noto Sans CJK SC"><tspan>■■</tspan><tspan fill="#300">■</tspan></text>
T
diff seen - <<'T'
middle: #.#.#. Chromium, librsvg, resvg, Inkscape, svg-to-pdfkit, canvg, Qt
middle: .#.#.# CairoSVG, WeasyPrint, LibreOffice
middle: .#.#.. MuPDF
middle: .#.... svglib
T
