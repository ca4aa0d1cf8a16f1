#!/bin/sh
# A row of labels of a plan as SVG in one text: three with a place for each (x="20 80 140"), two spread over a length (textLength), and three with space between (letter-spacing).
# Guess: each is at its place, as in Chromium.
# Seen: resvg-js 2.6.2, Inkscape 1.2.2 and svg-to-pdfkit 0.1.8 do so. librsvg 2.54.7, canvg 4.0.3, Qt 5.15.9 and MuPDF 1.21.1 take the first place alone and write the others behind it; these, CairoSVG 2.5.2 and WeasyPrint 57.2
# do not spread, LibreOffice 7.4.7 by half; canvg, Qt, MuPDF and LibreOffice leave no space. (svglib has no Chinese fonts of this kind: it shows nothing.)
# The points: where the labels are, and between them.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see 'each at its place' 40,86 80,86 100,86 120,86 160,86 <<'T'
<text x="20 80 140" y="100" font-family="Noto Sans CJK SC" font-size="40">■■■</text>
T
see 'over a length' 40,86 80,86 120,86 160,86 <<'T'
<text x="20" y="100" font-family="Noto Sans CJK SC" font-size="40" textLength="160">■■</text>
T
see 'letter-spacing' 40,86 100,86 160,86 <<'T'
<text x="20" y="100" font-family="Noto Sans CJK SC" font-size="40" letter-spacing="20">■■■</text>
T
diff seen - <<'T'
each at its place: #.#.# Chromium, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, LibreOffice
each at its place: ##.#. librsvg, canvg, Qt
each at its place: ##... MuPDF
each at its place: ..... svglib
over a length: #..# Chromium, resvg, Inkscape, svg-to-pdfkit
over a length: ##.. librsvg, CairoSVG, MuPDF, WeasyPrint, canvg, Qt
over a length: .... svglib
over a length: #.#. LibreOffice
letter-spacing: ### Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit
letter-spacing: ##. MuPDF
letter-spacing: ... svglib
letter-spacing: #.. canvg, Qt, LibreOffice
T
