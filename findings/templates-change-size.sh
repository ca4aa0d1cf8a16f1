#!/bin/sh
# A template of 600 by 400 mm for plotters and routers: as PostScript through pstoedit into HPGL and G-code; and a scan of 600 by 400 dots through potrace, told that it is 60 cm wide (-W 60cm).
# Guess: 600 mm stay 600: 24000 steps of HPGL (40 a millimetre), 23.622 inches in the program, 600 in DXF, or a DXF that names its unit.
# Seen: pstoedit 3.78 writes 24000 steps by its driver hpgl, which says that plot-hpgl is to be preferred; by that one the template is 436 mm wide, since the letter sheet is laid into a square of 8 inches.
# Its G-code counts with 0.0139 for 1/72, and is 600.48 mm wide, too much for a drawer. potrace 1.16 writes the right size into SVG (1700.79pt); into DXF the same number, without a unit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in potrace pstoedit; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' potrace pstoedit
cd "$folder"
printf '%s\n' '%!PS-Adobe-3.0 EPSF-3.0' '%%BoundingBox: 0 0 1701 1134' 'newpath 0 0 moveto 1700.787 0 lineto 1700.787 1133.858 lineto 0 1133.858 lineto closepath stroke' showpage > template.eps
for driver in hpgl plot-hpgl gcode; do pstoedit -q -f $driver template.eps $driver 2>/dev/null; done
{ printf 'P4\n600 400\n'; head -c 30000 /dev/zero | tr '\000' '\377'; } > scan.pbm
for driver in svg dxf; do potrace -b $driver -W 60cm -o scan.$driver scan.pbm; done
{
  awk '{ gsub(/[A-Z]+/, " "); gsub(/;/, "\n"); print }' hpgl | awk -F '[ ,]+' '{ for (field = 1; field < NF; field++) if ($field > widest) widest = $field } END { printf "hpgl: %.2f mm\n", widest / 40 }'
  awk '{ match($0, /IP[0-9,]*/); split(substr($0, RSTART + 2, RLENGTH - 2), window, ","); match($0, /SC[0-9,]*/); split(substr($0, RSTART + 2, RLENGTH - 2), scale, ",")
    match($0, /PA[0-9]+,[0-9]+;PM0;PD;PA[0-9]+/); split(substr($0, RSTART, RLENGTH), ends, /[A-Z,;]+/)
    printf "plot-hpgl: %.2f mm\n", (ends[5] - ends[2]) * (window[3] - window[1]) / (scale[2] - scale[1]) / 40 }' plot-hpgl
  awk -F '[=( *\\]]+' '/^#1003/ { scale = $2 } /^G20/ { unit = 25.4 } /X\[#1003/ { match($0, /\*[0-9.]+\]/); x = substr($0, RSTART + 1, RLENGTH - 2); if (x > widest) widest = x } END { printf "gcode: %.2f mm\n", widest * scale * unit }' gcode
  grep -o 'width="[^"]*"' scan.svg
  awk '{ gsub(/\r/, "") } previous ~ /^ *10$/ && $1 > widest { widest = $1 } { previous = $0 } END { printf "DXF: %.2f, unit %s\n", widest, unit ? unit : "none" } /INSUNITS/ { unit = "said" }' scan.dxf
} | tee seen
diff seen - <<'T'
hpgl: 600.00 mm
plot-hpgl: 436.37 mm
gcode: 600.48 mm
width="1700.787402pt"
DXF: 1700.79, unit none
T
