#!/bin/sh
# Labels of a map by Mapnik, written by an expression: the price of a showroom of 1280.5, of 1234567.5 and of 12345678.9 yuan with nothing else behind it, and with 元; half of 3 pieces beside it.
# Guess: 1280.5, 1234567.5 and 12345678.9, as the table has them and as QGIS and Python write such numbers; 1.5 pieces.
# Seen (python3-mapnik of 2020, Mapnik 3.1.0): six digits, 1.23457e+06 and 1.23457e+07, with 元 as well. Half of 3 is 1, of 3.0 it is 1.5.
set -eu
packages='python3-mapnik'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > label.py <<'P'
import mapnik
context = mapnik.Context()
for name in ('price', 'pieces', 'length'):
    context.push(name)
feature = mapnik.Feature(context, 1)
feature['pieces'] = 3
feature['length'] = 3.0
for price in (1280.5, 1234567.5, 12345678.9):
    feature['price'] = price
    print(price, *(mapnik.Expression(label).evaluate(feature) for label in ("[price]+''", "[price]+'元'")))
print(*(mapnik.Expression(label).evaluate(feature) for label in ('[pieces]/2', '[length]/2')))
P
/usr/bin/python3 label.py | tee seen
diff seen - <<'S'
1280.5 1280.5 1280.5元
1234567.5 1.23457e+06 1.23457e+06元
12345678.9 1.23457e+07 1.23457e+07元
1 1.5
S
