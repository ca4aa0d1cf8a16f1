#!/bin/sh
# Prices checked by Number of voluptuous with precision=6 and scale=2, as the column of the database has it (DECIMAL(6,2)).
# Guess: what the column takes: up to 9999.99, with no more than two places: 89.50, 12.5 and 0 too, and no 12345.67.
# Seen (voluptuous 0.12.2): six digits and two places are asked for, no less: 1234.50 passes, and 89.50, 12.5, 5 and 999.99 are refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-voluptuous >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-voluptuous; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-voluptuous
cd "$folder"
cat > check.py <<'P'
from decimal import Decimal
from voluptuous import MultipleInvalid, Number, Schema
schema = Schema(Number(precision=6, scale=2))
for price in ['1234.50', '999.99', '89.50', '12.5', '5', '12345.67']:
    try:
        schema(price)
        said = 'taken'
    except MultipleInvalid as error:
        said = str(error)
    number = Decimal(price)
    fits = number == round(number, 2) and number < 10 ** 4
    print('%s: %s; the column %s it' % (price, said, 'takes' if fits else 'refuses'))
P
/usr/bin/python3 check.py | tee seen
diff seen - <<'T'
1234.50: taken; the column takes it
999.99: Precision must be equal to 6; the column takes it
89.50: Precision must be equal to 6; the column takes it
12.5: Precision must be equal to 6, and Scale must be equal to 2; the column takes it
5: Precision must be equal to 6, and Scale must be equal to 2; the column takes it
12345.67: Precision must be equal to 6; the column refuses it
T
