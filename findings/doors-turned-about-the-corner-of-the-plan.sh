#!/bin/sh
# A door in a plan as SVG, turned by 90 degrees about its middle: with the middle in the rotation, as an attribute beside it (transform-origin, of SVG 2), and in a style, as drawings of web pages have it.
# Guess: the same door three times, as in Chromium, or left as it was.
# Seen: all turn the first one. The second one is right with CairoSVG 2.5.2 and canvg 4.0.3 alone; librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2, MuPDF 1.21.1, svglib 1.4.1, WeasyPrint 57.2, svg-to-pdfkit 0.1.8, Qt 5.15.9 and
# LibreOffice 7.4.7 turn it about the plan's corner, out of sight. The third one is right with canvg alone, out of sight with librsvg and svg-to-pdfkit, and left as it was by the others.
# The points: above and below the middle, where the turned door is, and left and right, where it was.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see 'rotate(90 100 100)' 100,70 100,130 70,100 130,100 <<'T'
<rect x="60" y="90" width="80" height="20" transform="rotate(90 100 100)"/>
T
see 'transform-origin' 100,70 100,130 70,100 130,100 <<'T'
<rect x="60" y="90" width="80" height="20" transform="rotate(90)" transform-origin="100 100"/>
T
see 'in a style' 100,70 100,130 70,100 130,100 <<'T'
<rect x="60" y="90" width="80" height="20" style="transform: rotate(90deg); transform-origin: 100px 100px"/>
T
diff seen - <<'T'
rotate(90 100 100): ##.. Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, canvg, Qt, LibreOffice
transform-origin: ##.. Chromium, CairoSVG, canvg
transform-origin: .... librsvg, resvg, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, Qt, LibreOffice
in a style: ##.. Chromium, canvg
in a style: .... librsvg, svg-to-pdfkit
in a style: ..## resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, Qt, LibreOffice
T
