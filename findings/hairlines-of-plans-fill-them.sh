#!/bin/sh
# A board of 160 by 160 as SVG, drawn in units of 20 and scaled up, its outline a line of 4 points whatever the scale (vector-effect="non-scaling-stroke"), as plans have their hairlines.
# Guess: what makes pictures of drawings keeps the line thin, as Chromium does.
# Seen: Inkscape 1.2.2, canvg 4.0.3 and Qt 5.15.9 do. With librsvg 2.54.7, resvg-js 2.6.2, CairoSVG 2.5.2, MuPDF 1.21.1, svglib 1.4.1, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 the line is 80 wide
# and fills the board but for the middle.
# The points: on the line, beside it inside of the board, and nearer to the middle.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see 'hairline' 20,100 30,100 50,50 <<'T'
<g transform="scale(20)"><path d="M1,1H9V9H1z" fill="none" stroke="#000" stroke-width="4" vector-effect="non-scaling-stroke"/></g>
T
diff seen - <<'T'
hairline: #.. Chromium, Inkscape, canvg, Qt
hairline: ### librsvg, resvg, CairoSVG, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, LibreOffice
T
