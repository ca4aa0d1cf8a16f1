#!/bin/sh
# The place of a showroom in Foshan, 22°50'24" north and 113°15' east, in the ways in which people write it, put into PROJ's cs2cs (to China's plane system, EPSG:4547, in metres north and east) and geod (the distance to 23 north, 114 east, 78,951 m).
# Guess: ways that it does not know are refused (it writes * for what it cannot reckon), or read right.
# Seen (proj-bin 9.1.1): it knows d, the sign of degrees, ' and ". Of the rest it reads as much as it can, and takes the other half of the first number for the second: 度, ′ and colons give a place that is thousands of kilometres away, without a word; geod too. The end of the line is printed behind as a remark.
set -eu
dpkg -s proj-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends proj-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' proj-bin
seen=$(mktemp)
trap 'rm "$seen"' EXIT
while read -r place; do
  echo "$place: cs2cs $(echo "$place" | cs2cs -f '%.0f' EPSG:4490 EPSG:4547 | tr '\t' ' ' | cut -d' ' -f 1,2), geod $(echo "$place 23N 114E" | geod +ellps=GRS80 -I -f '%.1f' -F '%.0f' | cut -f 3 | grep -o '^[0-9]*')"
done <<'S' | tee "$seen"
22.84N 113.25E
22d50'24"N 113d15'E
22°50'24"N 113°15'E
22°50′24″N 113°15′E
22度50分24秒N 113度15分E
22:50:24N 113:15E
S
diff "$seen" - <<'T'
22.84N 113.25E: cs2cs 2527014 423016, geod 78951
22d50'24"N 113d15'E: cs2cs 2527014 423016, geod 78951
22°50'24"N 113°15'E: cs2cs 2527014 423016, geod 78951
22°50′24″N 113°15′E: cs2cs 14882803 -7335720, geod 2526080
22度50分24秒N 113度15分E: cs2cs 15013011 -7448841, geod 2433800
22:50:24N 113:15E: cs2cs 15013011 -7448841, geod 2433800
T
