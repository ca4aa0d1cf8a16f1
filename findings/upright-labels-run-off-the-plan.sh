#!/bin/sh
# Labels of a plan as SVG: four characters under one another (writing-mode="vertical-rl"), as on spines and tall boards, and one centred on a point (dominant-baseline="central").
# Guess: as in Chromium.
# Seen: resvg-js 2.6.2 and Inkscape 1.2.2 do both. CairoSVG 2.5.2, MuPDF 1.21.1, WeasyPrint 57.2, svg-to-pdfkit 0.1.8, canvg 4.0.3, Qt 5.15.9 and LibreOffice 7.4.7 write the first one across, beyond the edge; librsvg 2.54.7,
# MuPDF, Qt and LibreOffice put the second one above its point. (svglib has no Chinese fonts of this kind: it shows neither.)
# The points: the four characters and the place across; below the point and above it.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see upright 100,40 100,80 100,120 100,160 125,8 <<'T'
<text x="100" y="20" font-family="Noto Sans CJK SC" font-size="40" writing-mode="vertical-rl">■■■■</text>
T
see 'in the middle' 100,112 100,72 <<'T'
<text x="100" y="100" font-family="Noto Sans CJK SC" font-size="40" text-anchor="middle" dominant-baseline="central">■</text>
T
diff seen - <<'T'
upright: ####. Chromium, librsvg, resvg, Inkscape
upright: ....# CairoSVG, MuPDF, WeasyPrint, svg-to-pdfkit, canvg, Qt, LibreOffice
upright: ..... svglib
in the middle: #. Chromium, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg
in the middle: .# librsvg, MuPDF, svglib, Qt, LibreOffice
T
