#!/bin/sh
# A table of MariaDB's whose rows are kept as a file of JSON (engine CONNECT), with a price as DECIMAL, one as DOUBLE, and a number of 18 digits; two rows put into it and read again, and the file. The same as CSV.
# Guess: "price": 1299.50 in the file, and 1299.50 back; or the type is refused, as it is with types that CONNECT does not have.
# Seen (mariadb-plugin-connect 10.11.19): the INSERT is answered without a warning, the file has no price, and the row comes back with 0.00. DOUBLE and BIGINT are there. As CSV the price is kept.
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
for type in json csv; do
  ask "CREATE TABLE goods_$type (id INT NOT NULL, price DECIMAL(10, 2) NOT NULL, cost DOUBLE(10, 2) NOT NULL, tax BIGINT NOT NULL) ENGINE=CONNECT TABLE_TYPE=$type FILE_NAME='goods.$type'; INSERT INTO goods_$type VALUES (1, 1299.50, 900.25, 914406051234567890), (2, 89, 60, 1); SHOW WARNINGS; SELECT * FROM goods_$type"
  cat "data/shop/goods.$type"
done | tee seen
diff seen - <<'T'
+----+-------+--------+--------------------+
| id | price | cost   | tax                |
+----+-------+--------+--------------------+
|  1 |  0.00 | 900.25 | 914406051234567890 |
|  2 |  0.00 |  60.00 |                  1 |
+----+-------+--------+--------------------+
[
	{
		"id": 1,
		"cost": 900.25,
		"tax": 914406051234567890
	},
	{
		"id": 2,
		"cost": 60.00,
		"tax": 1
	}
]
+----+---------+--------+--------------------+
| id | price   | cost   | tax                |
+----+---------+--------+--------------------+
|  1 | 1299.50 | 900.25 | 914406051234567890 |
|  2 |   89.00 |  60.00 |                  1 |
+----+---------+--------+--------------------+
1,1299.50,900.25,914406051234567890
2,89.00,60.00,1
T
