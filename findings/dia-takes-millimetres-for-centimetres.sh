#!/bin/sh
# A board of 600 mm as DXF, which says its unit ($INSUNITS): in millimetres, centimetres, metres and inches; and as SVG of 600mm; opened by Dia and written as SVG, whose size it tells. The SVG one also as DXF again.
# Guess: 60 cm each time; the DXF it writes says centimetres.
# Seen (Dia 0.97.3): the number is taken for centimetres whatever the unit: 601, 61, 1 and 24 cm (with the width of the line). The SVG is 60 cm wide, as it says; its DXF has 60 and names no unit.
set -eu
dpkg -s dia >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends dia; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' dia
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
plan() {
  printf '%s\n' 0 SECTION 2 HEADER 9 '$ACADVER' 1 AC1021 9 '$INSUNITS' 70 "$2" 0 ENDSEC 0 SECTION 2 ENTITIES 0 LINE 8 0 10 0 20 0 11 "$3" 21 0 0 ENDSEC 0 EOF > "$1.dxf"
}
width() { grep -o '<svg width="[^"]*"' "$1" | cut -d '"' -f 2; }
plan millimetres 4 600
plan centimetres 5 60
plan metres 6 0.6
plan inches 1 23.622047
{
  for unit in millimetres centimetres metres inches; do
    dia -e "$unit.svg" "$unit.dxf" >/dev/null 2>&1
    echo "$unit: $(width "$unit.svg")"
  done
  echo '<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="400mm" viewBox="0 0 600 400"><path d="M0,0H600V400" fill="none" stroke="#000"/></svg>' > board.svg
  dia -e again.svg board.svg >/dev/null 2>&1
  dia -e again.dxf board.svg >/dev/null 2>&1
  echo "SVG: $(width again.svg), its DXF $(awk '/^ *[12]0$/ { getline; if ($1 > most) most = $1 } END { print most }' again.dxf), $(grep -c INSUNITS again.dxf) units"
} | tee seen
diff seen - <<'T'
millimetres: 601cm
centimetres: 61cm
metres: 1cm
inches: 24cm
SVG: 60cm, its DXF 60, 0 units
T
