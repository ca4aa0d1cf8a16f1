#!/bin/sh
# A dimension of a plan as SVG: a line with an arrow at each end, the one drawing of an arrow turned round for the first end (orient="auto-start-reverse", as Inkscape and draw.io write it), tips outwards.
# Guess: both point outwards, as in Chromium, or there are none.
# Seen: librsvg 2.54.7, CairoSVG 2.5.2, Inkscape 1.2.2 and LibreOffice 7.4.7 do so. resvg-js 2.6.2, svg-to-pdfkit 0.1.8 and canvg 4.0.3 turn the first arrow inwards: the dimension seems to begin at another place.
# WeasyPrint 57.2 has squares for them; MuPDF 1.21.1, svglib 1.4.1 and Qt 5.15.9 have none.
# The points: the first arrow's side outside of the line and inside of it, the second one's, and beyond.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
arrow() { printf '<defs><marker id="a" viewBox="0 0 20 20" refX="%s" refY="10" markerWidth="30" markerHeight="30" markerUnits="userSpaceOnUse" orient="%s"><path d="M0,0L20,10L0,20z"/></marker></defs><path d="M60,100H140" stroke="#000" stroke-width="2" marker-start="url(#a)" marker-end="url(#a)"/>' "$1" "$2"; }
arrow 0 auto-start-reverse | see 'both ends' 40,100 65,106 145,108 160,100 166,112
diff seen - <<'T'
both ends: #.##. Chromium, librsvg, CairoSVG, Inkscape, LibreOffice
both ends: .###. resvg, svg-to-pdfkit, canvg
both ends: ..... MuPDF, svglib, Qt
both ends: #.### WeasyPrint
T
