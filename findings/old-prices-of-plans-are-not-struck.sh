#!/bin/sh
# An old price on a plan as SVG, struck by text-decoration, as an attribute of the text and in the style of a part of it. The points: a column between two signs of the price, from above down, where the line is.
# Guess: struck both times, as in Chromium, a little higher or lower.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 strike both. CairoSVG 2.5.2, WeasyPrint 57.2, MuPDF 1.21.1, svglib 1.4.1, canvg 4.0.3 and Qt 5.15.9 strike neither: the old price stands beside the new one as another.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see struck 45,68 45,70 45,72 45,74 45,76 45,78 45,80 45,82 45,84 45,86 45,88 <<'T'
<text x="10" y="100" font-size="60" font-family="Noto Sans CJK SC" text-decoration="line-through">8　8</text>
T
see part 45,68 45,70 45,72 45,74 45,76 45,78 45,80 45,82 45,84 45,86 45,88 <<'T'
<text x="10" y="100" font-size="60" font-family="Noto Sans CJK SC"><tspan style="text-decoration:line-through">8　8</tspan></text>
T
diff seen - <<'T'
struck: ...###..... Chromium
struck: .......#... librsvg
struck: ......#.... resvg
struck: ........... CairoSVG, MuPDF, svglib, WeasyPrint, canvg, Qt
struck: ....#...... Inkscape
struck: ....##..... svg-to-pdfkit
struck: ........##. LibreOffice
part: ...###..... Chromium
part: .......#... librsvg
part: ......#.... resvg
part: ........... CairoSVG, MuPDF, svglib, WeasyPrint, canvg, Qt
part: ....#...... Inkscape
part: ....##..... svg-to-pdfkit
part: ........##. LibreOffice
T
