#!/bin/sh
# The size of a panel of 100 by 60 mm in KiCad, asked for by the call for the box of a board's edges (GetBoardEdgesBoundingBox), with its outline drawn in lines of 0.05, 0.1 and 1 mm, and without width; the area by the outline itself (GetBoardPolygonOutlines).
# Guess: 100 by 60 each time: the edge is the middle of the line, where it is milled.
# Seen (kicad 6.0.11): the line's width is added: 100.05, 100.1 and 101 mm. The outline has 6000 square millimetres each time.
set -eu
dpkg -s kicad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends kicad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' kicad
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > size.py <<'P'
import pcbnew

with open('seen', 'w') as seen:
    for width in (0, 0.05, 0.1, 1):
        board = pcbnew.BOARD()
        corners = [(0, 0), (100, 0), (100, 60), (0, 60)]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            edge = pcbnew.PCB_SHAPE(board)
            edge.SetShape(pcbnew.SHAPE_T_SEGMENT)
            edge.SetStart(pcbnew.wxPointMM(*start))
            edge.SetEnd(pcbnew.wxPointMM(*end))
            edge.SetLayer(pcbnew.Edge_Cuts)
            edge.SetWidth(pcbnew.FromMM(width))
            board.Add(edge)
        box = board.GetBoardEdgesBoundingBox()
        outline = pcbnew.SHAPE_POLY_SET()
        board.GetBoardPolygonOutlines(outline)
        print(f'{width}: {pcbnew.ToMM(box.GetWidth())} by {pcbnew.ToMM(box.GetHeight())}, {outline.Area() / 1e12:.1f} mm2', file=seen)
P
/usr/bin/python3 size.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
0: 100.0 by 60.0, 6000.0 mm2
0.05: 100.05 by 60.05, 6000.0 mm2
0.1: 100.1 by 60.1, 6000.0 mm2
1: 101.0 by 61.0, 6000.0 mm2
T
