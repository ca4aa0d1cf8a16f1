#!/bin/sh
# The width of a board changed in YAML with a comment by StrictYAML of Python, whose schema says that the price beside it is a Decimal, or a Float.
# Guess: only the width changes, as its README has it (comments and order stay), whatever type the price is of.
# Seen: with Decimal in the schema, StrictYAML 1.6.1 raises AttributeError 'Decimal' object has no attribute 'to_yaml'. With Float it changes the width, and with Decimal it still reads.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-strictyaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
from strictyaml import Decimal, Float, Int, Map, load
for kind in (Float, Decimal):
    board = load('# side\nwidth: 600 # mm\nprice: 1280.50\n', Map({'width': Int(), 'price': kind()}))
    print(kind.__name__, board.data['price'])
    try:
        board['width'] = 620
        print(board.as_yaml())
    except AttributeError as error:
        print('AttributeError:', error)
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
Float 1280.5
# side
width: 620 # mm
price: 1280.50

Decimal 1280.50
AttributeError: 'Decimal' object has no attribute 'to_yaml'
T
