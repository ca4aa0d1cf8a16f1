#!/bin/sh
# A folder with a price list as CSV, headings in Chinese, made a table of PostgreSQL's by ogr_fdw (IMPORT FOREIGN SCHEMA), whose database is in UTF-8; headings of different lengths, and two of one length.
# Guess: columns 名称 and 价格, which PostgreSQL takes as names without quotation marks.
# Seen (ogr_fdw 1.1.3): names become underscores, one for each byte, ______ and ___; with two headings of one length nothing is imported (column "______" specified more than once). With launder_column_names false, the names are there.
set -eu
for package in gdal-data postgresql-15 postgresql-15-ogr-fdw; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' postgresql-15-ogr-fdw
bin=/usr/lib/postgresql/15/bin
folder=$(mktemp -d)
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || :; rm -rf "$folder"' EXIT
cd "$folder"
mkdir one two
printf '名称,价\n衣柜,1299.50\n' > one/one.csv
printf '名称,价格\n衣柜,1299.50\n' > two/two.csv
[ "$(id -u)" != 0 ] || chown -R postgres "$folder"
as "$bin/initdb -A trust -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/data/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
cat > ask.sql <<Q
SET client_min_messages = warning;
CREATE EXTENSION ogr_fdw;
CREATE SERVER one FOREIGN DATA WRAPPER ogr_fdw OPTIONS (datasource '$folder/one', format 'CSV');
CREATE SERVER two FOREIGN DATA WRAPPER ogr_fdw OPTIONS (datasource '$folder/two', format 'CSV');
CREATE SCHEMA named;
IMPORT FOREIGN SCHEMA ogr_all FROM SERVER one INTO public;
IMPORT FOREIGN SCHEMA ogr_all FROM SERVER two INTO public;
IMPORT FOREIGN SCHEMA ogr_all FROM SERVER two INTO named OPTIONS (launder_column_names 'false');
SELECT table_schema || '.' || table_name || ': ' || string_agg(column_name, ', ' ORDER BY ordinal_position) FROM information_schema.columns WHERE table_name IN ('one', 'two') GROUP BY table_schema, table_name ORDER BY 1;
SELECT 名称, 价格 FROM named.two;
Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" 2>&1 | sed 's:.*ERROR: ERROR:' | tee seen
diff seen - <<'T'
 ERROR:  column "______" specified more than once
CONTEXT:  importing foreign table "two"
named.two: fid, 名称, 价格
public.one: fid, ______, ___
衣柜|1299.50
T
