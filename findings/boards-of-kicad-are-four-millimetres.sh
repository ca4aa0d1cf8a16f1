#!/bin/sh
# The board of a lamp's switch for a cabinet, 100 by 60 mm, plotted by KiCad for the joiner who cuts its place: as PDF and DXF, the DXF by default and told to be in millimetres; the DXF read by ezdxf and printed at its size by LibreCAD.
# Guess: 100 mm in each. KiCad reckons in millimetres everywhere, and a DXF in another unit says which one ($INSUNITS), so that readers turn it.
# Seen (KiCad 6.0.11, ezdxf 0.18.1, LibreCAD 2.2.0): The PDF is right. The DXF is in inches by default and names no unit: it says only that its patterns are not metric ($MEASUREMENT 0), from which no reader takes a size: 3.94 by 2.36, printed 4 mm wide. In millimetres it says nothing more, but is taken rightly.
# Takes two minutes or so where KiCad is not installed.
set -eu
for package in kicad ghostscript librecad python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' kicad librecad python3-ezdxf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  echo '(kicad_pcb (version 20211014) (generator pcbnew) (general (thickness 1.6)) (paper "A4") (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user)) (setup (pad_to_mask_clearance 0)) (net 0 "")'
  while read -r from to; do
    echo "(gr_line (start $from) (end $to) (layer \"Edge.Cuts\") (width 0.1))" | tr , ' '
  done <<'T'
100,100 200,100
200,100 200,160
200,160 100,160
100,160 100,100
T
  echo ')'
} > board.kicad_pcb
cat > plot.py <<'P'
import pcbnew
board = pcbnew.LoadBoard('board.kicad_pcb')
plots = pcbnew.PLOT_CONTROLLER(board)
options = plots.GetPlotOptions()
options.SetOutputDirectory('.')
options.SetPlotFrameRef(False)
options.SetDXFPlotPolygonMode(False)
def plot(name, kind):
    plots.SetLayer(pcbnew.Edge_Cuts)
    plots.OpenPlotfile(name, kind, name)
    plots.PlotLayer()
    plots.ClosePlot()
plot('page', pcbnew.PLOT_FORMAT_PDF)
plot('plan', pcbnew.PLOT_FORMAT_DXF)
options.SetDXFPlotUnits(1)
plot('metric', pcbnew.PLOT_FORMAT_DXF)
P
/usr/bin/python3 plot.py >/dev/null 2>&1
printed() { gs -q -dBATCH -dNOPAUSE -sDEVICE=bbox "$1" 2>&1 | awk '/HiRes/ { printf "%.0f by %.0f mm", ($4 - $2) / 72 * 25.4, ($5 - $3) / 72 * 25.4 }'; }
{
  echo "PDF: $(printed board-page.pdf)"
  for plan in plan metric; do
    /usr/bin/python3 -c "
from ezdxf import bbox, readfile
drawing = readfile('board-$plan.dxf')
size = bbox.extents(drawing.modelspace()).size
print('DXF: %.2f by %.2f, unit %s, MEASUREMENT %s' % (size.x, size.y, drawing.units, drawing.header.get('\$MEASUREMENT')))"
    QT_QPA_PLATFORM=offscreen timeout 60 librecad dxf2pdf -s 1 -c "board-$plan.dxf" >/dev/null 2>&1
    echo "by LibreCAD: $(printed "board-$plan.pdf")"
  done
} | tee seen
diff seen - <<'T'
PDF: 100 by 60 mm
DXF: 3.94 by 2.36, unit 0, MEASUREMENT 0
by LibreCAD: 4 by 2 mm
DXF: 100.00 by 60.00, unit 0, MEASUREMENT 1
by LibreCAD: 100 by 60 mm
T
