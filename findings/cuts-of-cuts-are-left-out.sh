#!/bin/sh
# A board in a plan as SVG, cut by a clipping path which is cut itself by another one, and one cut by a path that draws its outline by <use>.
# Guess: the left half of either, as in Chromium.
# Seen: resvg-js 2.6.2, CairoSVG 2.5.2, WeasyPrint 57.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 do so. librsvg 2.54.7, Inkscape 1.2.2, svglib 1.4.1 and canvg 4.0.3 leave out the second cut of the first one, which is whole; MuPDF 1.21.1 and Qt 5.15.9 cut nothing.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see cuts 25,25 75,25 125,25 175,25 <<'T'
<clipPath id="a"><rect width="50" height="100"/></clipPath><clipPath id="b" clip-path="url(#a)"><rect width="100" height="100"/></clipPath><rect width="100" height="100" clip-path="url(#b)"/><defs><rect id="r" x="100" width="50" height="100"/></defs><clipPath id="c"><use xlink:href="#r"/></clipPath><rect x="100" width="100" height="100" clip-path="url(#c)"/>
T
diff seen - <<'T'
cuts: #.#. Chromium, resvg, CairoSVG, WeasyPrint, svg-to-pdfkit, LibreOffice
cuts: ###. librsvg, Inkscape, svglib, canvg
cuts: #### MuPDF, Qt
T
