#!/bin/sh
# Prices of goods saved by peewee (DecimalField with two decimal places, SQLite), as typed: "1299.50", "89" and "1,299.50"; then the list of all.
# Guess: the last is refused when it is saved, as its field is one of decimals; or read as 1299.50.
# Seen: all three are saved. Then the list cannot be read: decimal.InvalidOperation at the first row that has the comma, and no other row is to be had by that query.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-peewee >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-peewee; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-peewee
cd "$folder"
cat > goods.py <<'P'
from decimal import Decimal, InvalidOperation
from peewee import CharField, DecimalField, Model, SqliteDatabase

database = SqliteDatabase(':memory:')

class Good(Model):
    name = CharField()
    price = DecimalField(max_digits=10, decimal_places=2)

    class Meta:
        database = database

database.create_tables([Good])
for name, price in (('A', '1,299.50'), ('B', '1299.50'), ('C', '89')):
    Good.create(name=name, price=price)
    print(name, price, 'saved')
try:
    print([(good.name, good.price) for good in Good.select()])
except InvalidOperation:
    print('all: InvalidOperation')
print('without A:', [(good.name, good.price) for good in Good.select().where(Good.name != 'A')])
P
{
  /usr/bin/python3 goods.py
} | tee seen
diff seen - <<'T'
A 1,299.50 saved
B 1299.50 saved
C 89 saved
all: InvalidOperation
without A: [('B', Decimal('1299.5')), ('C', Decimal('89'))]
T
