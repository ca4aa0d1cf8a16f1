#!/bin/sh
# A plan as PDF with a layer of remarks that is for the screen only (its Usage has PrintState OFF, and the document says that printing goes by it), as AutoCAD and Illustrator
# write layers that are not to be plotted; and one with a layer for print only, the factory's stamp.
# Guess: what shows pages shows the remarks, and what makes pages for a printer leaves them out, and has the stamp.
# Seen: nothing asks whether it prints: pdftops and pdftocairo -ps of poppler 22.12.0, with which Linux prints, and Ghostscript 10.00.0 as ps2write or with -dPrinted print
# the remarks and not the stamp, as pdftoppm and mutool 1.21.1 show them on a screen.
set -eu
for package in poppler-utils mupdf-tools ghostscript imagemagick python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils mupdf-tools ghostscript
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > draw.py <<'P'
from pikepdf import Array, Dictionary, Name, Page, String, new
for name, view, printed in [('remarks', '/ON', '/OFF'), ('stamp', '/OFF', '/ON')]:
    pdf = new()
    usage = Dictionary(View=Dictionary(ViewState=Name(view)), Print=Dictionary(Subtype=Name.Print, PrintState=Name(printed)))
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String(name), Usage=usage))
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 300, 200], Contents=pdf.make_stream(b'/OC /L BDC 0 0 300 200 re f EMC'),
        Resources=Dictionary(Properties=Dictionary(L=layer))))))
    rules = Array(Dictionary(Event=Name(event), Category=Array([Name(event)]), OCGs=Array([layer])) for event in ['/View', '/Print'])
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary({'/Order': Array([layer]), '/ON' if view == '/ON' else '/OFF': Array([layer]), '/AS': rules}))
    pdf.save(name + '.pdf')
P
/usr/bin/python3 draw.py
raster() { gs -q -dBATCH -dNOPAUSE -dEPSCrop -sDEVICE=pnggray -r36 "$@"; }
{
  for layer in remarks stamp; do
    pdftoppm -r 36 -png -singlefile "$layer.pdf" pdftoppm
    mutool draw -q -r 36 -o mutool.png "$layer.pdf" 2>/dev/null
    pdftops "$layer.pdf" pdftops.ps
    pdftocairo -ps "$layer.pdf" pdftocairo.ps
    gs -q -dBATCH -dNOPAUSE -sDEVICE=ps2write -o ps2write.ps "$layer.pdf"
    for file in pdftops pdftocairo ps2write; do raster -o "$file.png" "$file.ps"; done
    raster -dPrinted -o printed.png "$layer.pdf"
    for file in pdftoppm mutool pdftops pdftocairo ps2write printed; do
      echo "$layer, $file: $(convert "$file.png" -background white -flatten -colorspace gray -gravity SouthWest -crop 100x50+0+0 -format '%[fx:mean<0.5]' info: | sed 's/0/left out/; s/1/there/')"
    done
  done
} | tee seen
diff seen - <<'T'
remarks, pdftoppm: there
remarks, mutool: there
remarks, pdftops: there
remarks, pdftocairo: there
remarks, ps2write: there
remarks, printed: there
stamp, pdftoppm: left out
stamp, mutool: left out
stamp, pdftops: left out
stamp, pdftocairo: left out
stamp, ps2write: left out
stamp, printed: left out
T
