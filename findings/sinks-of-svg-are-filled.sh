#!/bin/sh
# A worktop as SVG with a sink cut out of it: by the rule of its outline (evenodd), by a clipping path with the same rule (clip-rule), and by a mask.
# Guess: the sink is open three times, as in Chromium, or the worktop is missing.
# Seen: librsvg 2.54.7, resvg-js 2.6.2, Inkscape 1.2.2, svg-to-pdfkit 0.1.8 and LibreOffice 7.4.7 do so. CairoSVG 2.5.2 fills the sink with the clipping path and with the mask, WeasyPrint 57.2 and canvg 4.0.3 with the
# clipping path, svglib 1.4.1 leaves the mask out; MuPDF 1.21.1 and Qt 5.15.9 leave out both, so that the worktop covers the plan.
# The points: the worktop, the sink, and beside the worktop.
. "$(dirname "$0")/shared/pictures-of-svg.sh"
see 'as a path' 50,50 100,100 10,10 <<'T'
<path fill-rule="evenodd" d="M20,20H180V180H20z M80,80H120V120H80z"/>
T
see 'clipped' 50,50 100,100 10,10 <<'T'
<defs><clipPath id="c"><path clip-rule="evenodd" d="M20,20H180V180H20z M80,80H120V120H80z"/></clipPath></defs><rect width="200" height="200" clip-path="url(#c)"/>
T
see 'masked' 50,50 100,100 10,10 <<'T'
<defs><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200"><rect x="20" y="20" width="160" height="160" fill="#fff"/><rect x="80" y="80" width="40" height="40"/></mask></defs><rect width="200" height="200" mask="url(#m)"/>
T
diff seen - <<'T'
as a path: #.. Chromium, librsvg, resvg, CairoSVG, Inkscape, MuPDF, svglib, WeasyPrint, svg-to-pdfkit, canvg, Qt, LibreOffice
clipped: #.. Chromium, librsvg, resvg, Inkscape, svglib, svg-to-pdfkit, LibreOffice
clipped: ##. CairoSVG, WeasyPrint, canvg
clipped: ### MuPDF, Qt
masked: #.. Chromium, librsvg, resvg, Inkscape, WeasyPrint, svg-to-pdfkit, canvg, LibreOffice
masked: ##. CairoSVG
masked: ### MuPDF, svglib, Qt
T
