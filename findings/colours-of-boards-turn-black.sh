#!/bin/sh
# Boards in a plan as SVG in colours of newer style sheets: black as #000000ff, rgb(0 0 0 / 100%), hsl() and by a variable, yellow, and three that are mostly see-through: rgba(0,0,0,0.2), #00000030 and rgb(0% 0% 0% / 20%).
# Guess: as in Chromium: dark four times, bright four times; or what is not understood is left out, without colour.
# Seen: librsvg 2.54.7 and canvg 4.0.3 do so. What they do not understand resvg-js 2.6.2, WeasyPrint 57.2, svglib 1.4.1, svg-to-pdfkit 0.1.8, LibreOffice 7.4.7, Inkscape 1.2.2, MuPDF 1.21.1 and Qt 5.15.9 paint black: one to three of the see-through ones
# cover the plan. CairoSVG 2.5.2 gives no picture.
# The points: the boards in this order, yellow the second one.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see colours 20,20 60,20 100,20 140,20 180,20 20,60 60,60 100,60 <<'T'
<style>:root { --wood: #000 } .v { fill: var(--wood) }</style><rect width="40" height="40" fill="#000000ff"/><rect x="40" width="40" height="40" fill="#fff000"/><rect x="80" width="40" height="40" fill="rgb(0 0 0 / 100%)"/><rect x="120" width="40" height="40" fill="hsl(30, 10%, 5%)"/><rect x="160" width="40" height="40" class="v"/><rect y="40" width="40" height="40" fill="rgba(0,0,0,0.2)"/><rect x="40" y="40" width="40" height="40" fill="#00000030"/><rect x="80" y="40" width="40" height="40" fill="rgb(0% 0% 0% / 20%)"/>
T
diff seen - <<'T'
colours: #.###... Chromium, librsvg, canvg
colours: #.###..# resvg, WeasyPrint
colours: no picture CairoSVG
colours: #.###### Inkscape, MuPDF, Qt
colours: #.##...# svglib
colours: #.###.## svg-to-pdfkit, LibreOffice
T
