#!/bin/sh
# Conditions on a shop's goods in MariaDB, asked from PostgreSQL by mysql_fdw: texts joined by ||, halves, powers, days added to a date, prices made whole; and the same in a table of PostgreSQL's own.
# Guess: the same rows, either because the wrapper writes what MariaDB calls it (CONCAT, DIV, POW, DATE_ADD), or because it leaves the condition to PostgreSQL, as it does with functions of dates.
# Seen (mysql_fdw 2.8.0): the signs go as they are. || is "or" there, and no row comes or every; / has places behind the point; ^ is bits; a day more is a number; a cast to integer is left out. Rows are missing, or too many, without an error.
set -eu
for package in mariadb-server postgresql-15 postgresql-15-mysql-fdw; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mariadb-server postgresql-15 postgresql-15-mysql-fdw
bin=/usr/lib/postgresql/15/bin
folder=$(mktemp -d)
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || :; kill "$shop" 2>/dev/null && wait "$shop" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
[ "$(id -u)" != 0 ] || chown postgres "$folder"
port=$(python3 -c 'import socket; place = socket.socket(); place.bind(("127.0.0.1", 0)); print(place.getsockname()[1])')
mariadb-install-db --no-defaults --datadir="$folder/shop" --user="$(id -un)" >/dev/null 2>&1
mariadbd --no-defaults --user="$(id -un)" --datadir="$folder/shop" --socket="$folder/s" --port="$port" --bind-address=127.0.0.1 --skip-grant-tables --character-set-server=utf8mb4 2>log &
shop=$!
until mariadb --no-defaults -S s -e 'SELECT 1' >/dev/null 2>&1; do sleep 0.2; done
mariadb --no-defaults -S s --default-character-set=utf8mb4 <<'Q'
CREATE DATABASE shop CHARACTER SET utf8mb4;
USE shop;
CREATE TABLE goods (id INT PRIMARY KEY, model VARCHAR(20), price DECIMAL(10, 2), made DATE);
INSERT INTO goods VALUES (1, 'YG', 1299.50, '2026-01-05'), (2, 'MB', 89.00, '2026-01-06'), (3, 'LS', 5.00, '2026-01-07');
Q
as "$bin/initdb -A trust -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/data/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
cat > ask.sql <<Q
SET client_min_messages = warning;
CREATE EXTENSION mysql_fdw;
CREATE SERVER shop FOREIGN DATA WRAPPER mysql_fdw OPTIONS (host '127.0.0.1', port '$port');
CREATE USER MAPPING FOR postgres SERVER shop OPTIONS (username 'root', password '');
IMPORT FOREIGN SCHEMA shop FROM SERVER shop INTO public;
CREATE TABLE own AS SELECT * FROM goods;
Q
while read -r condition; do
  echo "SELECT '$(echo "$condition" | sed "s/'/''/g"): shop ' || coalesce(string_agg(id::text, ' '), 'none') || ', own ' || coalesce((SELECT string_agg(id::text, ' ' ORDER BY id) FROM own WHERE $condition), 'none') FROM (SELECT id FROM goods WHERE $condition ORDER BY id) found;"
done >> ask.sql <<'C'
model || '-18' = 'YG-18'
model || 'x' = 'YGx'
id / 2 = 1
price ^ 2 = 25
made + 1 = '2026-01-06'
made - date '2026-01-05' = 1
price::int = 1300
price * 2 = 178
mod(id, 2) = 1
C
cat >> ask.sql <<'Q'

Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" > seen
cat seen
diff seen - <<'T'
model || '-18' = 'YG-18': shop none, own 1
model || 'x' = 'YGx': shop 1 2 3, own 1
id / 2 = 1: shop 2, own 2 3
price ^ 2 = 25: shop none, own 3
made + 1 = '2026-01-06': shop none, own 1
made - date '2026-01-05' = 1: shop none, own 2
price::int = 1300: shop none, own 1
price * 2 = 178: shop 2, own 2
mod(id, 2) = 1: shop 1 3, own 1 3
T
