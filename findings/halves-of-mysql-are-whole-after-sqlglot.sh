#!/bin/sh
# Half of seven boards, 7 / 2, from MySQL's words into PostgreSQL's, and a name joined to a text, name || ' oak', from SQLite's into MySQL's, by sqlglot of Python.
# Guess: CAST(7 AS DOUBLE PRECISION) / 2, since / is 3.5 in MySQL and 3 in PostgreSQL for whole numbers; and CONCAT(name, ' oak'), since || is OR in MySQL (manuals of both).
# Seen: sqlglot 10.6.3 leaves both as they are, so that the half becomes 3 (as SQLite reckons, too) and the name 0 or 1. IFNULL and the quotation marks of names it does translate.
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
for text, read, write in (('SELECT 7 / 2', 'mysql', 'postgres'), ("SELECT name || ' oak' FROM boards", 'sqlite', 'mysql'), ('SELECT IFNULL(`price`, 0) FROM `boards`', 'mysql', 'postgres')):
    print(read, text)
    print(' ', write, sqlglot.transpile(text, read=read, write=write)[0])
print('SQLite', sqlite3.connect(':memory:').execute('SELECT 7 / 2').fetchone()[0])
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
mysql SELECT 7 / 2
  postgres SELECT 7 / 2
sqlite SELECT name || ' oak' FROM boards
  mysql SELECT name || ' oak' FROM boards
mysql SELECT IFNULL(`price`, 0) FROM `boards`
  postgres SELECT COALESCE("price", 0) FROM "boards"
SQLite 3
T
