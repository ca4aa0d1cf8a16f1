#!/bin/sh
# Lines of a list on a plan as SVG, indented by two blanks of Chinese (U+3000), which no rule of SVG or XML collapses, and by eight of ASCII that are to be kept (xml:space="preserve").
# Guess: the sign behind them is at 80 and at about 75, as in Chromium.
# Seen: resvg-js 2.6.2, CairoSVG 2.5.2, Inkscape 1.2.2, WeasyPrint 57.2 and LibreOffice 7.4.7 do so. librsvg 2.54.7, svg-to-pdfkit 0.1.8 and Qt 5.15.9 lose the blanks of Chinese at the beginning; MuPDF 1.21.1 and canvg 4.0.3 those that are to be kept. svglib 1.4.1 has no such font.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see chinese 20,82 100,82 <<'T'
<text x="0" y="100" font-size="40" font-family="Noto Sans CJK SC">　　■</text>
T
see kept 20,82 90,82 <<'T'
<text x="0" y="100" font-size="40" font-family="Noto Sans CJK SC" xml:space="preserve">        ■</text>
T
diff seen - <<'T'
chinese: .# Chromium, resvg, CairoSVG, Inkscape, MuPDF, WeasyPrint, canvg, LibreOffice
chinese: #. librsvg, svg-to-pdfkit, Qt
chinese: .. svglib
kept: .# Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, Qt, LibreOffice
kept: #. MuPDF, canvg
kept: .. svglib
T
