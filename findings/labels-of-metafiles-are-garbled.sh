#!/bin/sh
# A plan as SVG of 200 by 100 mm with a label, 侧板 Φ35 2400×600, written by LibreOffice as EMF and as WMF, the formats of drawings in documents of Word, and the label as other programs read it again.
# Guess: EMF has texts in Unicode, so that the label stays; of WMF it stays too, whose fonts name their charset (134, GB2312), or becomes question marks.
# Seen (Inkscape 1.2.2, LibreOffice 7.4.7): with EMF it stays. Of WMF Inkscape takes the bytes of GBK for Latin letters, ²à°å for 侧板; LibreOffice reads its own.
set -eu
for package in fonts-noto-cjk inkscape libreoffice-draw poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' inkscape libreoffice-draw
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > plan.svg <<'T'
<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="100mm" viewBox="0 0 200 100"><rect x="10" y="10" width="180" height="80" fill="none" stroke="#000"/><text x="60" y="50" font-family="Noto Sans CJK SC" font-size="8">侧板 Φ35 2400×600</text></svg>
T
office() { soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to "$1" --outdir "$2" "$3" >/dev/null 2>&1; }
label() { tr -d '\n' < again.svg | grep -o '<text.*</text>' | sed 's/<[^>]*>//g' | tr -s ' '; }
for format in emf wmf; do
  office "$format" . plan.svg
  inkscape --export-plain-svg --export-filename=again.svg "plan.$format" 2>/dev/null
  echo "$format, read by Inkscape: $(label)"
  office pdf . "plan.$format"
  echo "$format, read by LibreOffice: $(pdftotext plan.pdf - | tr -s '\n\f ' ' ')"
done | tee seen
diff seen - <<'T'
emf, read by Inkscape: 侧板 Φ35 2400×600
emf, read by LibreOffice: 侧板 Φ35 2400×600 
wmf, read by Inkscape: ²à°å ¦µ35 2400¡Á600
wmf, read by LibreOffice: 侧板 Φ35 2400×600 
T
