#!/bin/sh
# Names of people in SQLite by ODBC (Christian Werner's driver, pyodbc), written in the statement and given as a parameter: 李四, and 𠮷田, whose first character is a rare one (above U+FFFF); what comes back, and what the file has.
# Guess: both names, either way.
# Seen (libsqliteodbc 0.9998, pyodbc 4.0.34, unixODBC 2.3.11): as a parameter both are right, and 李四 in the statement. 𠮷田 in the statement is kept as three bytes, 42 B7 30, the lower halves of its units in UTF-16: it comes back as B0.
set -eu
for package in libsqliteodbc python3-pyodbc sqlite3 unixodbc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libsqliteodbc python3-pyodbc unixodbc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
sqlite3 own.db "CREATE TABLE people (name TEXT); INSERT INTO people VALUES ('李四'), ('𠮷田')"
cat > names.py <<'P'
import pyodbc
own = pyodbc.connect('DRIVER=SQLite3;Database=own.db').cursor()
print('written by sqlite3: ' + ', '.join(ascii(name) for name, in own.execute('SELECT name FROM people')))
print('found there: ' + ', '.join('%s %d' % (name, len(own.execute('SELECT name FROM people WHERE name = ?', name).fetchall())) for name in ['李四', '𠮷田']))
database = pyodbc.connect('DRIVER=SQLite3;Database=new.db', autocommit=True)
new = database.cursor()
new.execute('CREATE TABLE people (way TEXT, name TEXT)')
for name in ['李四', '𠮷田']:
    new.execute("INSERT INTO people VALUES ('statement', '%s')" % name)
    new.execute('INSERT INTO people VALUES (?, ?)', 'parameter', name)
for row in new.execute('SELECT way, name FROM people').fetchall():
    print('%s: read as %s' % (row[0], ascii(row[1])))
P
{
  /usr/bin/python3 names.py
  sqlite3 new.db "SELECT way || ': in the file ' || hex(name) FROM people"
} | tee seen
diff seen - <<'T'
written by sqlite3: '\u674e\u56db', '\U00020bb7\u7530'
found there: 李四 1, 𠮷田 1
statement: read as '\u674e\u56db'
parameter: read as '\u674e\u56db'
statement: read as 'B0'
parameter: read as '\U00020bb7\u7530'
statement: in the file E69D8EE59B9B
parameter: in the file E69D8EE59B9B
statement: in the file 42B730
parameter: in the file F0A0AEB7E794B0
T
