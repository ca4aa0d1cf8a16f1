#!/bin/sh
# Places of showrooms written in degrees, minutes and seconds by SpatiaLite (LongLatToDMS): 22.9999999 north, 22 and five sixths as decimals, and one in the middle of a minute; the same by GeographicLib's GeoConvert.
# Guess: what rounds up to sixty seconds is carried: 23°00′00″ and 22°50′00″, as GeoConvert does.
# Seen (spatialite-bin 5.0.1): it is not: 22°59′60″N and 22°49′60″N. Its own reader of such texts takes them back.
set -eu
for package in spatialite-bin geographiclib-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' spatialite-bin geographiclib-tools
seen=$(mktemp)
trap 'rm "$seen"' EXIT
while read -r east north; do
  printf '%s\n' '.mode list' "SELECT '$north $east:', LongLatToDMS($east, $north), LatitudeFromDMS(LongLatToDMS($east, $north));" | spatialite :memory: 2>/dev/null | grep ": *|" | tr '|' ' '
  echo "GeographicLib: $(echo "$north $east" | GeoConvert -d -p 0)"
done <<'S' | tee "$seen"
113.9999999 22.9999999
113.25 22.8333333333
113.25 22.84
S
diff "$seen" - <<'T'
22.9999999 113.9999999: 22°59′60″N 113°59′60″E 23.0
GeographicLib: 23d00'00.0"N 114d00'00.0"E
22.8333333333 113.25: 22°49′60″N 113°15′00″E 22.8333333333333
GeographicLib: 22d50'00.0"N 113d15'00.0"E
22.84 113.25: 22°50′24″N 113°15′00″E 22.84
GeographicLib: 22d50'24.0"N 113d15'00.0"E
T
