#!/bin/sh
# A price list as CSV with days, one a day that is none (30 February, a slip that people make), read as a table of MariaDB's (engine CONNECT) with DATE and the format of its days; MariaDB's LOAD of the same beside it.
# Guess: as MariaDB does: no date (0000-00-00 or NULL) and a warning, or an error.
# Seen (mariadb-plugin-connect 10.11.19): 30 February is read as 2 March, the 31st of April as the 1st of May, month 13 as January of the next year, without a warning: the price is valid from another day.
set -eu
for package in mariadb-plugin-connect mariadb-server; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mariadb-plugin-connect
folder=$(mktemp -d)
trap 'kill "$shop" 2>/dev/null && wait "$shop" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
mariadb-install-db --no-defaults --datadir="$folder/data" --user="$(id -un)" >/dev/null 2>&1
mariadbd --no-defaults --user="$(id -un)" --datadir="$folder/data" --socket="$folder/s" --skip-networking --skip-grant-tables --character-set-server=utf8mb4 --plugin-load-add=ha_connect 2>log &
shop=$!
until mariadb --no-defaults -S s -e 'CREATE DATABASE shop' >/dev/null 2>&1; do sleep 0.2; done
ask() {
  mariadb --no-defaults -S s --default-character-set=utf8mb4 -t shop -e "$1" 2>&1
}
printf '%s\n' day 2026-02-28 2026-02-30 2026-04-31 2026-13-05 > data/shop/days.csv
{
  ask "CREATE TABLE days (day DATE NOT NULL DATE_FORMAT='YYYY-MM-DD') ENGINE=CONNECT TABLE_TYPE=CSV FILE_NAME='days.csv' HEADER=1; SELECT * FROM days; SHOW WARNINGS"
  ask "CREATE TABLE own (day DATE); SET sql_mode = ''; LOAD DATA INFILE 'days.csv' INTO TABLE own IGNORE 1 LINES; SHOW WARNINGS; SELECT * FROM own"
} | tee seen
diff seen - <<'T'
+------------+
| day        |
+------------+
| 2026-02-28 |
| 2026-03-02 |
| 2026-05-01 |
| 2027-01-05 |
+------------+
+---------+------+------------------------------------------+
| Level   | Code | Message                                  |
+---------+------+------------------------------------------+
| Warning | 1265 | Data truncated for column 'day' at row 2 |
| Warning | 1265 | Data truncated for column 'day' at row 3 |
| Warning | 1265 | Data truncated for column 'day' at row 4 |
+---------+------+------------------------------------------+
+------------+
| day        |
+------------+
| 2026-02-28 |
| 0000-00-00 |
| 0000-00-00 |
| 0000-00-00 |
+------------+
T
