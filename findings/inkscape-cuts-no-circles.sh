#!/bin/sh
# A door of 600 by 400 mm as SVG in real size, with a hole for a hinge (circle), a window (rect), a groove (line) and a corner (path), made into DXF for the machine on a
# server.
# Guess: the DXF has the door in millimetres, with hole, window and groove as lines or curves of some kind; what a program leaves out it names.
# Seen: Inkscape 1.2.2, asked for .dxf, takes its writer for R12, which writes what is a path and leaves out hole, window and groove, without a word. They are there after
# object-to-path, or with its other writer (org.ekips.output.dxf_outlines, R14). pstoedit 3.78 writes inches without saying so, millimetres if asked (dxf: -mm), all of it
# from PostScript; from a PDF of the same, which it takes as well, an empty drawing, and says that all went well.
set -eu
for package in inkscape pstoedit poppler-utils python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' inkscape pstoedit
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > door.svg <<'T'
<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="400mm" viewBox="0 0 600 400" fill="none" stroke="#000" stroke-width="0.1">
<path d="M0 0H600V400H0Z"/><circle cx="22.5" cy="100" r="17.5"/><rect x="200" y="100" width="200" height="200"/><line x1="550" y1="50" x2="550" y2="350"/></svg>
T
inkscape -o r12.dxf door.svg 2>/dev/null
inkscape --actions='select-all;object-to-path;export-filename:paths.dxf;export-do' door.svg 2>/dev/null
inkscape --export-extension=org.ekips.output.dxf_outlines -o r14.dxf door.svg 2>/dev/null
inkscape -o door.pdf door.svg 2>/dev/null
pdftops door.pdf door.ps
pstoedit -q -f dxf door.ps pstoedit.dxf 2>/dev/null
pstoedit -q -f 'dxf: -mm' door.ps pstoedit-mm.dxf 2>/dev/null
pstoedit -q -f 'dxf: -mm' door.pdf pstoedit-pdf.dxf 2>/dev/null
cat > read.py <<'P'
import ezdxf
from ezdxf import path
for name in ['r12', 'paths', 'r14', 'pstoedit', 'pstoedit-mm', 'pstoedit-pdf']:
    drawing = ezdxf.readfile(name + '.dxf')
    points = [(point.x, point.y) for curve in (path.make_path(entity) for entity in drawing.modelspace()) for point in curve.flattening(1)]
    if not points:
        print(name + ': empty')
        continue
    wide = max(x for x, _ in points)
    scale = wide / 600
    parts = {'hole': (5, 40, 275, 325), 'window': (199, 401, 99, 301), 'groove': (549, 551, 49, 351)}
    found = [part for part, (left, right, low, high) in parts.items() if any(left <= x / scale <= right and low <= y / scale <= high for x, y in points)]
    print('%s: %.1f wide, unit %s, %s' % (name, wide, drawing.header.get('$INSUNITS', 'not said'), ', '.join(found) or 'nothing in it'))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
r12: 600.0 wide, unit not said, nothing in it
paths: 600.0 wide, unit not said, hole, window, groove
r14: 600.0 wide, unit 4, hole, window, groove
pstoedit: 23.6 wide, unit not said, hole, window, groove
pstoedit-mm: 600.0 wide, unit not said, hole, window, groove
pstoedit-pdf: empty
T
