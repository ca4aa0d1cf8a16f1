#!/bin/sh
# A showroom whose name has a bar, 佛山 "A|B", with its area code, written by GDAL in the text format of GMT (the Generic Mapping Tools), and read again by GDAL; and in two other formats of text, JML and Geoconcept.
# Guess: the name and 0757 as they were: GDAL puts texts in quotes there so that they may hold the sign between fields, and both ends are GDAL.
# Seen (GDAL 3.6.2): the file has the quotes, but the reader ends the name at the bar; the telephone is the rest of the name. JML and Geoconcept hold both.
set -eu
packages='gdal-bin'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > showroom.geojson <<'G'
{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"佛山 \"A|B\" 18\\25","phone":"0757"},"geometry":{"type":"Point","coordinates":[113.12345,23.02145]}}]}
G
ogr2ogr -f GMT showroom.gmt showroom.geojson
ogr2ogr -f JML showroom.jml showroom.geojson
ogr2ogr -f Geoconcept showroom.gxt showroom.geojson 2>/dev/null
{
  grep '^# @D' showroom.gmt
  for file in showroom.gmt showroom.jml showroom.gxt; do
    ogrinfo -al "$file" 2>/dev/null | sed -n "s/^  \(name\|phone\) (String) = /$file \1: /p"
  done
} | tee seen
diff seen - <<'T'
# @D"佛山 \"A|B\" 18\\25"|0757
showroom.gmt name: 佛山 A
showroom.gmt phone: B 18\25
showroom.jml name: 佛山 "A|B" 18\25
showroom.jml phone: 0757
showroom.gxt name: 佛山 "A|B" 18\25
showroom.gxt phone: 0757
T
