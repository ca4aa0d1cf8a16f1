#!/bin/sh
# A label along the upright edge of a board in a plan as SVG (textPath), four characters from below to above.
# Guess: as in Chromium, or the label stands across.
# Seen: resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 do so. librsvg 2.54.7, MuPDF 1.21.1, WeasyPrint 57.2, Qt 5.15.9 and LibreOffice 7.4.7 show nothing at its place, neither along nor across.
# (svglib has no Chinese fonts of this kind.)
# The points: two characters of the label, and where it would stand across.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see along 45,50 45,120 100,170 <<'T'
<path id="p" d="M60,190V10" fill="none"/><text font-family="Noto Sans CJK SC" font-size="40"><textPath xlink:href="#p">■■■■</textPath></text>
T
diff seen - <<'T'
along: ##. Chromium, resvg, CairoSVG, Inkscape, svg-to-pdfkit, canvg
along: ... librsvg, MuPDF, svglib, WeasyPrint, Qt, LibreOffice
T
