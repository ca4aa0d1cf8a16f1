#!/bin/sh
# Sums with whole numbers in the map algebra of GRASS GIS (r.mapcalc), as of land prices: 2147483647, one more, 12345678901, 3,000,000 yards at 1,000 yuan, and the same with a point.
# Guess: a number too large for whole cells (CELL, 32 bits) is made a cell of doubles (DCELL), or refused.
# Seen (grass-core 8.2.1): it wraps without a word: 12345678901 is -539222987, three thousand million -1294967296, and 2147483648 no value at all. With a point each is right.
set -eu
dpkg -s grass-core >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends grass-core; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' grass-core
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > commands.sh <<'C'
g.region n=1 s=0 e=1 w=0 res=1
for sum in 2147483647 2147483648 12345678901 '3000000 * 1000' '3000000.0 * 1000' 12345678901.0; do
  r.mapcalc --overwrite --quiet "map = $sum" 2>warnings
  echo "$sum: $(r.what map=map coordinates=0.5,0.5 --quiet | cut -d'|' -f4) $(r.info -g map --quiet | grep datatype), warnings: $(wc -l < warnings)"
done > seen
C
grass -c EPSG:4547 places --exec sh commands.sh >said 2>&1
cat seen
diff seen - <<'T'
2147483647: 2147483647 datatype=CELL, warnings: 0
2147483648: * datatype=CELL, warnings: 0
12345678901: -539222987 datatype=CELL, warnings: 0
3000000 * 1000: -1294967296 datatype=CELL, warnings: 0
3000000.0 * 1000: 3000000000 datatype=DCELL, warnings: 0
12345678901.0: 12345678901 datatype=DCELL, warnings: 0
T
