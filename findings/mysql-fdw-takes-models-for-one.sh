#!/bin/sh
# A shop's goods in MariaDB, models YG-2400A, yg-2400a and one with a blank behind, asked from PostgreSQL by mysql_fdw; and the same rows in a table of PostgreSQL's own.
# Guess: PostgreSQL's answers, as its documentation asks of such wrappers that send conditions on: 'a' = 'A' is false, and so is 'A' = 'A '.
# Seen (mysql_fdw 2.8.0): conditions, joins, groups and counts go to MariaDB and are compared as there, so that the three are one model; LIKE and SELECT DISTINCT stay with PostgreSQL's, which tells three: one query says three models, the next one counts one.
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
CREATE TABLE goods (id INT PRIMARY KEY, model VARCHAR(20), price DECIMAL(10, 2));
INSERT INTO goods VALUES (1, 'YG-2400A', 1299.50), (2, 'yg-2400a', 89.00), (3, 'YG-2400A ', 5.00);
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
model = 'YG-2400A'
model <> 'YG-2400A'
model IN ('yg-2400a', 'x')
model LIKE 'YG-2400A'
model LIKE 'YG%'
C
cat >> ask.sql <<'Q'
SELECT 'distinct: shop ' || (SELECT count(*) FROM (SELECT DISTINCT model FROM goods) models) || ', own ' || (SELECT count(*) FROM (SELECT DISTINCT model FROM own) models);
SELECT 'count(DISTINCT): shop ' || (SELECT count(DISTINCT model) FROM goods) || ', own ' || (SELECT count(DISTINCT model) FROM own);
SELECT 'groups: shop ' || (SELECT string_agg(sum::text, ' ' ORDER BY sum) FROM (SELECT model, sum(price) FROM goods GROUP BY model) sums) || ', own ' || (SELECT string_agg(sum::text, ' ' ORDER BY sum) FROM (SELECT model, sum(price) FROM own GROUP BY model) sums);
SELECT 'pairs of a model: shop ' || (SELECT count(*) FROM goods a JOIN goods b ON a.model = b.model AND a.id < b.id) || ', own ' || (SELECT count(*) FROM own a JOIN own b ON a.model = b.model AND a.id < b.id);
Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" > seen
cat seen
diff seen - <<'T'
model = 'YG-2400A': shop 1 2 3, own 1
model <> 'YG-2400A': shop none, own 2 3
model IN ('yg-2400a', 'x'): shop 1 2 3, own 2
model LIKE 'YG-2400A': shop 1, own 1
model LIKE 'YG%': shop 1 3, own 1 3
distinct: shop 3, own 3
count(DISTINCT): shop 1, own 3
groups: shop 1393.50, own 5.00 89.00 1299.50
pairs of a model: shop 3, own 0
T
