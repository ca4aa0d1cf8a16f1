#!/bin/sh
# The place of a showroom, 113°15' east and 22°50'24" north, put into GDAL's gdaltransform to China's plane system (EPSG:4547), in decimals and in degrees with minutes: with d, with the sign of degrees, with colons and with 度 and 分.
# Guess: degrees with minutes are read as PROJ's cs2cs does, whose texts they are, or are refused.
# Seen (gdal-bin 3.6.2): each number ends at the first sign that is not of a number: minutes and seconds are cut off without a word, and the showroom is at 113, 22, some 97 km away.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
seen=$(mktemp)
trap 'rm "$seen"' EXIT
while read -r place; do
  echo "$place: $(echo "$place" | gdaltransform -s_srs EPSG:4490 -t_srs EPSG:4547 2>&1 | awk '{ printf "%.0f %.0f", $1, $2 }')"
done <<'S' | tee "$seen"
113.25 22.84
113 22
113d15'E 22d50'24"N
113°15' 22°50'24"
113:15:00 22:50:24
113度15分 22度50分24秒
S
diff "$seen" - <<'T'
113.25 22.84: 423016 2527014
113 22: 396734 2434138
113d15'E 22d50'24"N: 396734 2434138
113°15' 22°50'24": 396734 2434138
113:15:00 22:50:24: 396734 2434138
113度15分 22度50分24秒: 396734 2434138
T
