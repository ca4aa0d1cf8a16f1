#!/bin/sh
# A list of goods as XML in UTF-8, with elements named in Chinese and in English, made a table of MariaDB's (engine CONNECT) that finds its columns itself.
# Guess: columns 名称 and 价格 with what is in them, as with English names.
# Seen (mariadb-plugin-connect 10.11.19): the columns are found and named as if the names were in Latin-1 (å...), and by these names nothing is found in the file: a row of empty texts, without a warning. With columns named by hand, or named in English in the file, it is right.
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
printf '<?xml version="1.0" encoding="UTF-8"?>\n<goods><row><name>衣柜</name><price>1299.50</price></row></goods>\n' > data/shop/english.xml
printf '<?xml version="1.0" encoding="UTF-8"?>\n<goods><row><名称>衣柜</名称><价格>1299.50</价格></row></goods>\n' > data/shop/chinese.xml
options="TABNAME='goods' OPTION_LIST='rownode=row,xmlsup=libxml2' CHARACTER SET utf8mb4"
{
  for name in english chinese; do
    ask "CREATE TABLE $name ENGINE=CONNECT TABLE_TYPE=XML FILE_NAME='$name.xml' $options; SELECT * FROM $name; SHOW WARNINGS"
  done
  ask "CREATE TABLE named (名称 VARCHAR(20), 价格 VARCHAR(20)) ENGINE=CONNECT TABLE_TYPE=XML FILE_NAME='chinese.xml' $options; SELECT * FROM named; SHOW WARNINGS"
} | tee seen
diff seen - <<'T'
+--------+---------+
| name   | price   |
+--------+---------+
| 衣柜   | 1299.50 |
+--------+---------+
+--------------+--------------+
| åç§°       | ä»·æ ¼       |
+--------------+--------------+
|              |              |
+--------------+--------------+
+--------+---------+
| 名称   | 价格    |
+--------+---------+
| 衣柜   | 1299.50 |
+--------+---------+
T
