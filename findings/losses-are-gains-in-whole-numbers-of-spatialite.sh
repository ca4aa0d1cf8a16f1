#!/bin/sh
# Differences between what was ordered and what came, in square metres, made whole numbers in SpatiaLite by its own function CastToInteger, and by SQLite's CAST and round().
# Guess: CastToInteger cuts as CAST does, or goes to the nearest as round() does, and a loss stays one or becomes nought.
# Seen (spatialite-bin 5.0.1): it goes to the nearest for gains. Losses go two towards the gains: -0.4 is 1, -0.6 and -1.2 are 0, -2.5 is -1; only whole ones stay.
set -eu
dpkg -s spatialite-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends spatialite-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' spatialite-bin
seen=$(mktemp)
trap 'rm "$seen"' EXIT
for loss in 2.4 2.5 -0.4 -0.6 -1.0 -1.2 -2.4 -2.5 -2.6 -18.6; do
  printf '%s\n' '.mode list' "SELECT '$loss:', CastToInteger($loss), CAST($loss AS INTEGER), round($loss);" | spatialite :memory: 2>/dev/null | grep ": *|" | tr '|' ' '
done | tee "$seen"
diff "$seen" - <<'T'
2.4: 2 2 2.0
2.5: 3 2 3.0
-0.4: 1 0 0.0
-0.6: 0 0 -1.0
-1.0: -1 -1 -1.0
-1.2: 0 -1 -1.0
-2.4: -1 -2 -2.0
-2.5: -1 -2 -3.0
-2.6: -2 -2 -3.0
-18.6: -18 -18 -19.0
T
