#!/bin/sh
# A whole, small database, and the command .recover of Debian's sqlite3, which is meant for what a damaged disk left.
# Guess: it writes the statements that make the table and its row anew, as .dump does.
# Seen (sqlite3 3.40.1 of Debian 12): it ends with "SQL logic error" before the first row, of every database, and a shell that pipes it into a
# new one sees the header only. The shell reads by sqlite_dbpage, which Debian's library is built without; nothing says so. Who counts on
# .recover needs a sqlite3 of its own; before that, try it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in sqlite3 libsqlite3-0; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sqlite3 libsqlite3-0
cd "$folder"
/usr/bin/sqlite3 a.db "create table service (name text); insert into service values ('家居')"
for command in .dump .recover 'select count(*) from sqlite_dbpage'; do
  code=0
  /usr/bin/sqlite3 a.db "$command" > out 2> error || code=$?
  echo "$command: $code $(grep -c 家居 out || true) $(grep -o 'no such table.*\|SQL logic error' error || true)"
done | sed 's/ *$//' > seen
cat seen
diff seen - <<'T'
.dump: 0 1
.recover: 1 0 SQL logic error
select count(*) from sqlite_dbpage: 1 0 no such table: sqlite_dbpage
T
