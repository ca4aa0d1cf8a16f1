#!/bin/sh
# Thicknesses, lengths and prices of a list of parts made texts for labels in SpatiaLite: by its own function CastToText, and by SQLite's CAST.
# Guess: the same texts from both, 18.0 and 2.44.
# Seen (spatialite-bin 5.0.1): CastToText writes sixteen digits, reckoned one by one: 18.0 is 17.99999999999999, 2.44 is 2.439999999999999, 1280.5 is 1280.499999999999, though 1280.5 is a sum of powers of two; 16.0, 18.5 and 600.0 are right.
set -eu
dpkg -s spatialite-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends spatialite-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' spatialite-bin
seen=$(mktemp)
trap 'rm "$seen"' EXIT
for number in 16.0 18.0 18.5 25.0 99.0 600.0 2.44 12.8 1280.5; do
  printf '%s\n' '.mode list' "SELECT '$number:', CastToText($number), CAST($number AS TEXT);" | spatialite :memory: 2>/dev/null | grep ": *|" | tr '|' ' '
done | tee "$seen"
diff "$seen" - <<'T'
16.0: 16.0 16.0
18.0: 17.99999999999999 18.0
18.5: 18.5 18.5
25.0: 25.0 25.0
99.0: 98.99999999999999 99.0
600.0: 600.0 600.0
2.44: 2.439999999999999 2.44
12.8: 12.8 12.8
1280.5: 1280.499999999999 1280.5
T
