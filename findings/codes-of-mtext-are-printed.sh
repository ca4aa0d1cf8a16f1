#!/bin/sh
# The measure 600 in a drawing (DXF, MTEXT) as CAD programs write it: plain, in the font SimSun, narrowed to 0.8 (\W, as most plans in China have it), underlined (\L), centred (\pxqc;), with wider gaps (\T), and with a hard blank, 600 mm (\~).
# Guess: what prints or reads drawings has 600, of the codes at most what they do.
# Seen: GDAL 3.6.2 has 600 for each, and 600 mm. ezdxf 0.18.1 (plain_text) leaves the hard blank as \~. LibreCAD 2.2.0 (dxf2pdf) knows the font and the blank, and prints the other codes as text, braces
# and all: {\W0.8;600}, \L600\l, \pxqc;600.
set -eu
for package in gdal-bin imagemagick librecad poppler-utils python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin librecad python3-ezdxf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > plan.py <<'P'
import sys
import ezdxf
def write():
    for name, text in [('plain', '600'), ('font', r'{\fSimSun|b0|i0|c134|p2;600}'), ('narrow', r'{\W0.8;600}'), ('underlined', r'\L600\l'), ('centred', r'\pxqc;600'), ('gaps', r'{\T1.2;600}'), ('blank', r'600\~mm')]:
        plan = ezdxf.new('R2010')
        plan.header['$INSUNITS'] = 4
        plan.modelspace().add_mtext(text, dxfattribs={'char_height': 20}).dxf.insert = (0, 100)
        plan.modelspace().add_line((0, 0), (400, 0))
        plan.saveas(name + '.dxf')
def read():
    print(ezdxf.readfile(sys.argv[2]).modelspace().query('MTEXT')[0].plain_text())
globals()[sys.argv[1]]()
P
/usr/bin/python3 plan.py write
for name in plain font narrow underlined centred gaps blank; do
  QT_QPA_PLATFORM=offscreen librecad dxf2pdf -s 1 "$name.dxf" >/dev/null 2>&1
  pdftoppm -singlefile -r 72 -png "$name.pdf" plan
  # How wide what is printed is, beside the plain one.
  wide=$(convert plan.png -threshold 60% -gravity North -crop 100%x98%+0+0 +repage -bordercolor white -border 1 -trim -format '%w' info:)
  [ "$name" = plain ] && plain=$wide
  echo "$name: GDAL $(ogr2ogr -f CSV /vsistdout/ "$name.dxf" 2>/dev/null | sed -n 2p | sed 's/.*,//; s/"//g'), ezdxf $(/usr/bin/python3 plan.py read "$name.dxf"), LibreCAD $((wide * 10 / plain)) tenths as wide"
done | tee seen
diff seen - <<'T'
plain: GDAL 600, ezdxf 600, LibreCAD 10 tenths as wide
font: GDAL 600, ezdxf 600, LibreCAD 10 tenths as wide
narrow: GDAL 600, ezdxf 600, LibreCAD 36 tenths as wide
underlined: GDAL 600, ezdxf 600, LibreCAD 23 tenths as wide
centred: GDAL 600, ezdxf 600, LibreCAD 30 tenths as wide
gaps: GDAL 600, ezdxf 600, LibreCAD 34 tenths as wide
blank: GDAL 600 mm, ezdxf 600\~mm, LibreCAD 23 tenths as wide
T
