#!/bin/sh
# A plan on A4 and a label of 100 x 60 mm as SVG, made PDF by Batik and by rsvg-convert.
# Guess: pages of 595.276 x 841.89 and 283.465 x 170.079 points for both, as a millimetre is 72/25.4 points.
# Seen: Batik 1.16 makes pages of whole points, 595 x 842 and 283 x 170 (a label 0.2 mm narrower). rsvg-convert has the sizes.
set -eu
packages='libbatik-java libfop-java librsvg2-bin poppler-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  export JAVA_TOOL_OPTIONS=-XX:-UsePerfData
  for size in '210mm 297mm' '100mm 60mm'; do
    echo '<svg xmlns="http://www.w3.org/2000/svg" width="'${size% *}'" height="'${size#* }'"><rect width="90" height="50" fill="red"/></svg>' > plan.svg
    rasterizer -m application/pdf -d batik.pdf plan.svg >/dev/null
    rsvg-convert -f pdf -o rsvg.pdf plan.svg
    for maker in batik rsvg; do echo "$size $maker: $(pdfinfo $maker.pdf | grep 'Page size')"; done
  done
} 2>/dev/null | tee seen
diff seen - <<'T'
210mm 297mm batik: Page size:       595 x 842 pts (A4)
210mm 297mm rsvg: Page size:       595.276 x 841.89 pts (A4)
100mm 60mm batik: Page size:       283 x 170 pts
100mm 60mm rsvg: Page size:       283.465 x 170.079 pts
T
