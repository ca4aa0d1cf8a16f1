#!/bin/sh
# A price with half a cent, 0.145 (the price of a screw), saved by Pony ORM as Decimal with precision 10 and scale 2 (SQLite), and read again by a question for all prices in the same session; and 0.15, and 0.145 in the next session.
# Guess: 0.14 or 0.15, rounded when it is saved, or an error then.
# Seen: it is saved as 0.14, and the object keeps 0.145: the question ends with an UnrepeatableReadError, "updated outside of current transaction", though nobody else is there. In the next session it is 0.14.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-pony >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-pony; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-pony
cd "$folder"
cat > prices.py <<'P'
from decimal import Decimal
from pony.orm import Database, Required, UnrepeatableReadError, db_session, flush

for text in ('0.15', '0.145'):
    database = Database()

    class Good(database.Entity):
        price = Required(Decimal, 10, 2)

    database.bind('sqlite', ':memory:')
    database.generate_mapping(create_tables=True)
    with db_session:
        good = Good(price=text)
        flush()
        try:
            print(text, 'same session:', good.price, [one.price for one in Good.select()])
        except UnrepeatableReadError:
            print(text, 'same session:', good.price, 'UnrepeatableReadError')
    with db_session:
        print(text, 'next session:', [one.price for one in Good.select()])
P
{
  /usr/bin/python3 prices.py
} | tee seen
diff seen - <<'T'
0.15 same session: 0.15 [Decimal('0.15')]
0.15 next session: [Decimal('0.15')]
0.145 same session: 0.145 UnrepeatableReadError
0.145 next session: [Decimal('0.14')]
T
