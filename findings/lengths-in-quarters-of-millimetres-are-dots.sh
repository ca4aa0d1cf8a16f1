#!/bin/sh
# Lengths of a drawing as SVG 2 and CSS have them, in svgelements, which cutters and plotters' programs read drawings with: 600mm, 60cm, 1in, 10pt, 1pc and 5Q (a quarter of a millimetre each), at 96 dots an inch.
# Guess: 2267.72, 2267.72, 96, 13.33, 16 and 4.72; or Q is refused.
# Seen (python3-svgelements 1.7.2): 5Q is 5, as if no unit stood there; the others are right. What it does not know at all, 5xyz, is so too; wide digits are nought.
set -eu
dpkg -s python3-svgelements >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-svgelements; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-svgelements
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 - <<'P' | tee "$seen"
from svgelements import Length

for text in ['600mm', '60cm', '1in', '10pt', '1pc', '5Q', '5xyz', '６０mm']:
    print(f'{text}: {Length(text).value(ppi=96):.2f}')
P
diff "$seen" - <<'T'
600mm: 2267.72
60cm: 2267.72
1in: 96.00
10pt: 13.33
1pc: 16.00
5Q: 5.00
5xyz: 5.00
６０mm: 0.00
T
