#!/bin/sh
# Halves and powers of losses in the map algebra of GRASS GIS (r.mapcalc): round(2.5), round(-2.5), -2^2.
# Guess: round() goes away from nought or to even numbers, alike for both signs: -3 or -2 with 2; -2^2 is -4, as a power binds more than a sign.
# Seen (grass-core 8.2.1): 2.5 is 3 and -2.5 is -2: halves go up; -2^2 is 4.
set -eu
dpkg -s grass-core >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends grass-core; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' grass-core
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > commands.sh <<'C'
g.region n=1 s=0 e=1 w=0 res=1
for sum in 'round(2.5)' 'round(-2.5)' 'round(-0.5)' 'round(-12.345, 0.01)' '-2^2' '0 - 2^2'; do
  r.mapcalc --overwrite --quiet "map = $sum"
  echo "$sum: $(r.what map=map coordinates=0.5,0.5 --quiet | cut -d'|' -f4)"
done > seen
C
grass -c EPSG:4547 places --exec sh commands.sh >said 2>&1
cat seen
diff seen - <<'T'
round(2.5): 3
round(-2.5): -2
round(-0.5): 0
round(-12.345, 0.01): -12.34
-2^2: 4
0 - 2^2: -4
T
