#!/bin/sh
# Orders behind the first ten, twenty a page, in MySQL's words, LIMIT 10, 20, translated for SQLite and PostgreSQL by sqlglot of Python, and asked of SQLite, which knows MySQL's words, too.
# Guess: orders 11 to 30: the first number is the offset (manual of MySQL, SELECT), so LIMIT 20 OFFSET 10.
# Seen: sqlglot 10.6.3 takes the first for the count, LIMIT 10 OFFSET 20, and the answer is orders 21 to 30. Of LIMIT 20 OFFSET 10 it makes the right thing.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-sqlglot'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
import sqlglot, sqlite3
base = sqlite3.connect(':memory:')
base.execute('create table orders (n integer)')
base.executemany('insert into orders values (?)', [(n,) for n in range(1, 51)])
def ask(text):
    numbers = [row[0] for row in base.execute(text)]
    return f'{numbers[0]} to {numbers[-1]}'
for text in ('SELECT n FROM orders ORDER BY n LIMIT 10, 20', 'SELECT n FROM orders ORDER BY n LIMIT 20 OFFSET 10'):
    print(text, '|', ask(text))
    for dialect in ('sqlite', 'postgres'):
        other = sqlglot.transpile(text, read='mysql', write=dialect)[0]
        print(' ', other, '|', ask(other.replace(' NULLS FIRST', '')))
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
SELECT n FROM orders ORDER BY n LIMIT 10, 20 | 11 to 30
  SELECT n FROM orders ORDER BY n LIMIT 10 OFFSET 20 | 21 to 30
  SELECT n FROM orders ORDER BY n NULLS FIRST LIMIT 10 OFFSET 20 | 21 to 30
SELECT n FROM orders ORDER BY n LIMIT 20 OFFSET 10 | 11 to 30
  SELECT n FROM orders ORDER BY n LIMIT 20 OFFSET 10 | 11 to 30
  SELECT n FROM orders ORDER BY n NULLS FIRST LIMIT 20 OFFSET 10 | 11 to 30
T
