#!/bin/sh
# The front panel of a lamp's control, 100 by 60 mm, drawn by KiCad's own interface for Python and plotted with its settings as they are, as DXF and as HPGL, for the works that mill it.
# Guess: millimetres in each, as KiCad's boards are in millimetres; or the DXF says that it is in inches.
# Seen (kicad 6.0.11): HPGL is 100 by 60 mm. The DXF is in inches, 3.94 by 2.37 (with the width of the line), and its head has no unit.
set -eu
for package in kicad python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' kicad
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > plot.py <<'P'
import pcbnew

board = pcbnew.BOARD()
corners = [(0, 0), (100, 0), (100, 60), (0, 60)]
for start, end in zip(corners, corners[1:] + corners[:1]):
    edge = pcbnew.PCB_SHAPE(board)
    edge.SetShape(pcbnew.SHAPE_T_SEGMENT)
    edge.SetStart(pcbnew.wxPointMM(*start))
    edge.SetEnd(pcbnew.wxPointMM(*end))
    edge.SetLayer(pcbnew.Edge_Cuts)
    edge.SetWidth(pcbnew.FromMM(0.1))
    board.Add(edge)
board.SetFileName('panel.kicad_pcb')
plotter = pcbnew.PLOT_CONTROLLER(board)
plotter.GetPlotOptions().SetOutputDirectory('.')
plotter.GetPlotOptions().SetPlotFrameRef(False)
for kind, name in ((pcbnew.PLOT_FORMAT_DXF, 'dxf'), (pcbnew.PLOT_FORMAT_HPGL, 'hpgl')):
    plotter.SetLayer(pcbnew.Edge_Cuts)
    plotter.OpenPlotfile(name, kind, '')
    plotter.PlotLayer()
    plotter.ClosePlot()
P
/usr/bin/python3 plot.py >/dev/null 2>&1
{
  /usr/bin/python3 - <<'P'
from ezdxf import bbox, readfile

drawing = readfile('panel-dxf.dxf')
size = bbox.extents(drawing.modelspace()).size
print(f'DXF: {size.x:.2f} by {size.y:.2f}, unit {drawing.header.get("$INSUNITS")}')
P
  echo "HPGL: $(grep -o 'PA [0-9]*,[0-9]*' panel-hpgl.plt | cut -c4- | awk -F, 'NR == 1 { a = b = $1; c = d = $2 } { if ($1 < a) a = $1; if ($1 > b) b = $1; if ($2 < c) c = $2; if ($2 > d) d = $2 } END { print (b - a) / 40, "by", (d - c) / 40, "mm" }')"
} | tee seen
diff seen - <<'T'
DXF: 3.94 by 2.37, unit None
HPGL: 100 by 60 mm
T
