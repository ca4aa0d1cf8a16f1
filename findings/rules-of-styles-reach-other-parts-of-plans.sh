#!/bin/sh
# A plan as SVG with a board of three lines, the second one of a layer of holes (孔), the third one in a group, and a style sheet that hides parts of it by a class, by children, places, attributes and neighbours.
# Guess: what knows style sheets hides these parts, as Chromium does; what does not, none.
# Seen: librsvg 2.54.7, CairoSVG 2.5.2 and WeasyPrint 57.2 do all. LibreOffice 7.4.7 and MuPDF 1.21.1 hide none. svg-to-pdfkit 0.1.8 and canvg 4.0.3 take the class alone and show what is hidden by anything longer; resvg-js 2.6.2
# and Qt 5.15.9 leave out some, Inkscape 1.2.2 :not; svglib 1.4.1 all, but shows what is in a hidden group. None says so.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
plan() { printf '<style type="text/css">%s { display: none }</style><g class="board" stroke="#000" stroke-width="20"><path d="M20,20H180"/><path data-layer="孔" d="M20,60H180"/><g><path d="M20,100H180"/></g></g>' "$1"; }
for rule in '.board' '.board > path' 'path:nth-child(2)' 'path:not([data-layer])' 'path[data-layer="孔"]' 'path + path' '.board :last-child'; do
  plan "$rule" | see "$rule" 100,20 100,60 100,100
done
diff seen - <<'T'
.board: ... Chromium, librsvg, resvg, CairoSVG, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, Qt
.board: ### MuPDF, svglib, LibreOffice
.board > path: ..# Chromium, librsvg, resvg, CairoSVG, Inkscape, svglib, WeasyPrint, Qt
.board > path: ### MuPDF, svg-to-pdfkit, canvg, LibreOffice
path:nth-child(2): #.# Chromium, librsvg, CairoSVG, Inkscape, svglib, WeasyPrint
path:nth-child(2): ### resvg, MuPDF, svg-to-pdfkit, canvg, Qt, LibreOffice
path:not([data-layer]): .#. Chromium, librsvg, CairoSVG, svglib, WeasyPrint
path:not([data-layer]): ### resvg, Inkscape, MuPDF, svg-to-pdfkit, canvg, Qt, LibreOffice
path[data-layer="孔"]: #.# Chromium, librsvg, resvg, CairoSVG, Inkscape, svglib, WeasyPrint
path[data-layer="孔"]: ### MuPDF, svg-to-pdfkit, canvg, Qt, LibreOffice
path + path: #.# Chromium, librsvg, resvg, CairoSVG, Inkscape, svglib, WeasyPrint, Qt
path + path: ### MuPDF, svg-to-pdfkit, canvg, LibreOffice
.board :last-child: ##. Chromium, librsvg, CairoSVG, Inkscape, svglib, WeasyPrint
.board :last-child: ### resvg, MuPDF, svg-to-pdfkit, canvg, Qt, LibreOffice
T
