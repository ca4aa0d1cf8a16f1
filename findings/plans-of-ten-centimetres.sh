#!/bin/sh
# A plan of a wall as DXF, 600 by 400 mm, made into a page on a server by LibreOffice Draw: in millimetres, in inches and in metres ($INSUNITS 4, 1 and 6, so that it says 600, 24 and 0.6), and one of 60 by 40 mm.
# Guess: the drawing is 600 by 400 mm, as the format has sizes and Draw has a page of any size; or as large as the page if it does not fit; the small one is 60 by 40 mm.
# Seen (LibreOffice 7.4.7): each is 100 mm wide, the longer side always, on a page of A4, the small one larger than it is; a workshop that measures on the page, or prints it in its size, has a sixth. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-draw mupdf-tools poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-draw mupdf-tools
cd "$folder"
plan() {
  {
    printf '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n9\n$INSUNITS\n70\n%s\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n' "$2"
    for side in "0 0 $3 0" "$3 0 $3 $4" "$3 $4 0 $4" "0 $4 0 0"; do
      # shellcheck disable=SC2086 # four numbers
      printf '0\nLINE\n8\n0\n10\n%s\n20\n%s\n11\n%s\n21\n%s\n' $side
    done
    printf '0\nENDSEC\n0\nEOF\n'
  } > "$1.dxf"
}
plan millimetres 4 600 400
plan inches 1 24 16
plan metres 6 0.6 0.4
plan small 4 60 40
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to pdf ./*.dxf >/dev/null 2>&1
for name in millimetres inches metres small; do
  # The first five corners are the page's, the next are its background's.
  page=$(pdfinfo $name.pdf | sed -n 's/^Page size: .*(\(.*\))/\1/p')
  mutool trace $name.pdf 2>/dev/null | sed -n 's/.*<\(moveto\|lineto\) x="\([^"]*\)" y="\([^"]*\)".*/\2 \3/p' | awk -v name="$name" -v page="$page" '
    $1 > 1 && $1 < 594 { if (!count++ || $1 < left) left = $1; if ($1 > right) right = $1; if (count == 1 || $2 < top) top = $2; if ($2 > bottom) bottom = $2 }
    END { printf "%s: %.0f by %.0f mm, page %s\n", name, (right - left) / 72 * 25.4, (bottom - top) / 72 * 25.4, page }'
done | tee seen
diff seen - <<'T'
millimetres: 100 by 67 mm, page A4
inches: 100 by 67 mm, page A4
metres: 100 by 67 mm, page A4
small: 100 by 67 mm, page A4
T
