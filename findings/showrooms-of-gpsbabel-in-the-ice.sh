#!/bin/sh
# A showroom of Foshan as CSV with its coordinates in the order of maps in China (113.25, 22.84) under the headings lat and lon, and a visit at half past nine in the morning of China, read by GPSBabel (unicsv), the second with utc=8.
# Guess: 113.25 is no latitude, so the first is refused; and the visit is at 01:30 of Greenwich, as it is without utc in China's own zone.
# Seen (GPSBabel 1.8.0): the showroom stands at 66.75 degrees south, in the ice, without a word. With utc=8 the visit is at 17:30 of Greenwich: eight hours are added to what is read, and also to what is written, so that a file that goes out and comes back with utc=8 is sixteen hours late; the manual speaks of what is written alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gpsbabel >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gpsbabel; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gpsbabel
cd "$folder"
export LC_ALL=C.UTF-8
printf 'name,lat,lon\n佛山展厅,113.25,22.84\n' > showroom.csv
printf 'name,lat,lon,date,time\n佛山展厅,22.84,113.25,2026/01/05,09:30:00\n' > visit.csv
{
  echo "showroom: $(gpsbabel -i unicsv -f showroom.csv -o gpx -F - 2>&1 | grep -o '<wpt[^>]*>')"
  echo "visit, TZ=Asia/Shanghai: $(TZ=Asia/Shanghai gpsbabel -i unicsv -f visit.csv -o gpx -F - | sed -n 's/^ *<time>\(2026-01[^<]*\).*/\1/p')"
  echo "visit, utc=8: $(TZ=Asia/Shanghai gpsbabel -i unicsv,utc=8 -f visit.csv -o gpx -F - | sed -n 's/^ *<time>\(2026-01[^<]*\).*/\1/p')"
  echo "out and back with utc=8: $(TZ=Asia/Shanghai gpsbabel -i unicsv,utc=8 -f visit.csv -o unicsv,utc=8 -F - | tail -n 1)"
} | tr -d '\r' | tee seen
diff seen - <<'T'
showroom: <wpt lat="-66.750000000" lon="22.840000000">
visit, TZ=Asia/Shanghai: 2026-01-05T01:30:00Z
visit, utc=8: 2026-01-05T17:30:00Z
out and back with utc=8: 1,22.840000,113.250000,"佛山展厅",2026/01/06,01:30:00
T
