#!/bin/sh
# The small raised 2 of square metres on a plan as SVG, here a square of half the size, raised by a number (baseline-shift="20") and as a sign of its kind (super). The points of each: above, between, and on the line.
# Guess: above both times, as in Chromium.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2 and svg-to-pdfkit 0.1.8 raise both, by the word all but Inkscape a little less far. CairoSVG 2.5.2, WeasyPrint 57.2, canvg 4.0.3 and Qt 5.15.9 leave the sign on the line both times; LibreOffice 7.4.7 raises by the word alone, and with the number, as MuPDF 1.21.1 and svglib 1.4.1 each time, has nothing at any of the points.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see number 50,60 50,74 50,86 <<'T'
<text x="0" y="90" font-size="40" font-family="Noto Sans CJK SC">■<tspan font-size="20" baseline-shift="20">■</tspan></text>
T
see super 50,60 50,74 50,86 <<'T'
<text x="0" y="90" font-size="40" font-family="Noto Sans CJK SC">■<tspan font-size="20" baseline-shift="super">■</tspan></text>
T
diff seen - <<'T'
number: #.. Chromium, librsvg, resvg, Inkscape, svg-to-pdfkit
number: .## CairoSVG, WeasyPrint, canvg, Qt
number: ... MuPDF, svglib, LibreOffice
super: ##. Chromium
super: .#. librsvg, resvg, svg-to-pdfkit
super: .## CairoSVG, WeasyPrint, canvg, Qt
super: #.. Inkscape, LibreOffice
super: ... MuPDF, svglib
T
