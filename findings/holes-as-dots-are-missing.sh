#!/bin/sh
# Holes of a board as SVG drawn as dots, lines of no length with round or square ends as wide as the hole: by <line>, by h0, and by a path that is closed where it begins.
# Guess: three dots, as in Chromium and as SVG says (11.4).
# Seen: resvg-js 2.6.2 and svg-to-pdfkit 0.1.8 draw three; librsvg 2.54.7, CairoSVG 2.5.2, Inkscape 1.2.2, MuPDF 1.21.1, svglib 1.4.1, WeasyPrint 57.2 and LibreOffice 7.4.7 not the last. canvg 4.0.3 and Qt 5.15.9 draw none.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see dots 50,50 100,50 150,50 <<'T'
<g stroke="#000" stroke-width="30"><line x1="50" y1="50" x2="50" y2="50" stroke-linecap="round"/><path d="M100 50h0" stroke-linecap="round"/><path d="M150 50z" stroke-linecap="square"/></g>
T
diff seen - <<'T'
dots: ### Chromium, resvg, svg-to-pdfkit
dots: ##. librsvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, LibreOffice
dots: ... canvg, Qt
T
