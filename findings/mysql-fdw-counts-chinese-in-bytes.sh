#!/bin/sh
# Conditions with functions of texts on a shop's goods in MariaDB, names in Chinese, asked from PostgreSQL by mysql_fdw; and the same in a table of PostgreSQL's own.
# Guess: the same rows: length counts characters, substr(name, 0, 3) gives two of them, left(name, -1) all but the last.
# Seen (mysql_fdw 2.8.0): length goes as it is, and MariaDB's counts bytes: 衣柜 has 6. substr from 0 and left of -1 are empty there: no row. char_length, upper and replace mean the same with both.
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
CREATE TABLE goods (id INT PRIMARY KEY, name VARCHAR(20));
INSERT INTO goods VALUES (1, '衣柜'), (2, '橡木门板'), (3, 'YG'), (4, '橡木拉手');
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
length(name) = 2
length(name) = 6
char_length(name) = 2
substr(name, 0, 3) = '橡木'
substr(name, 1, 2) = '橡木'
left(name, -1) = '衣'
replace(name, '柜', '橱') = '衣橱'
C
cat >> ask.sql <<'Q'

Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" > seen
cat seen
diff seen - <<'T'
length(name) = 2: shop 3, own 1 3
length(name) = 6: shop 1, own none
char_length(name) = 2: shop 1 3, own 1 3
substr(name, 0, 3) = '橡木': shop none, own 2 4
substr(name, 1, 2) = '橡木': shop 2 4, own 2 4
left(name, -1) = '衣': shop none, own 1
replace(name, '柜', '橱') = '衣橱': shop 1, own 1
T
