#!/bin/sh
# A showroom of Foshan (佛山展厅) as GPX, made by gpsbabel into formats of programs and devices, and each of these read again by gpsbabel.
# Guess: 佛山展厅 of each: gpsbabel holds names in UTF-8.
# Seen (gpsbabel 1.8.0): unicsv, KML, LMX and OSM hold it. GPS TrackMaker (gtm) cuts it after ten bytes, within the last character; Garmin's gdb and garmin_txt, and TomTom's list (tomtom_asc) have ????.
set -eu
packages='gpsbabel'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > showroom.gpx <<'G'
<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="23.02145" lon="113.12345"><name>佛山展厅</name></wpt></gpx>
G
for format in unicsv kml lmx osm gtm gdb garmin_txt tomtom_asc; do
  gpsbabel -i gpx -f showroom.gpx -o "$format" -F made >/dev/null 2>&1
  gpsbabel -i "$format" -f made -o gpx -F read.gpx >/dev/null 2>&1
  echo "$format: $(sed -n 's/.*<name>\(.*\)<\/name>.*/\1/p' read.gpx)"
done | tee seen
diff seen - <<'T'
unicsv: 佛山展厅
kml: 佛山展厅
lmx: 佛山展厅
osm: 佛山展厅
gtm: 佛山展�
gdb: ????
garmin_txt: ????
tomtom_asc: ????
T
