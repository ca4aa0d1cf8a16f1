#!/bin/sh
# A number plate for a part, text("侧板18"), cut or printed by way of OpenSCAD.
# Guess: what its default font lacks is drawn with another one that is installed, as in every program on fontconfig, or it says so.
# Seen (OpenSCAD 2021.01, with Noto Sans CJK): 侧板 is left out, without a warning; only 18 is drawn. With
# font = "Noto Sans CJK SC" all of it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in openscad fonts-noto-cjk xvfb xauth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openscad fonts-noto-cjk
cd "$folder"
draw() {
  echo "$2" > a.scad
  said=$(HOME="$folder" xvfb-run -a openscad -o a.svg a.scad 2>&1)
  echo "$1: contours$(echo "$said" | sed -n 's/ *Contours: */ /p'), warnings $(echo "$said" | grep -ci warning || true)"
}
{
  draw 'digits' 'text("18", size = 10);'
  draw 'both' 'text("侧板18", size = 10);'
  draw 'both in Noto Sans CJK SC' 'text("侧板18", size = 10, font = "Noto Sans CJK SC");'
} | tee seen
diff seen - <<'T'
digits: contours 4, warnings 0
both: contours 4, warnings 0
both in Noto Sans CJK SC: contours 13, warnings 0
T
