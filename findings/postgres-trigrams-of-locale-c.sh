#!/bin/sh
# Guess: pg_trgm makes trigrams of Chinese text in every database whose encoding is UTF-8.
# Seen (PostgreSQL 15): only where the database's locale knows the letters. With --locale=C, as many guides and images set it for
# speed, a Chinese text has no trigram and is similar to nothing, itself included; with C.UTF-8 it has them.
set -eu
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
as "$bin/initdb --auth-local=peer --auth-host=reject -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
"$bin/postgres" --version
cat > "$folder/ask.sql" <<'Q'
create database plain template template0 encoding 'UTF8' locale 'C';
create extension pg_trgm;
select cardinality(show_trgm('家居定制')), similarity('家居定制', '家居定制');
\c plain
create extension pg_trgm;
select cardinality(show_trgm('家居定制')), similarity('家居定制', '家居定制');
Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" > "$folder/seen"
cat "$folder/seen"
printf "5|1\n0|0\n" | diff "$folder/seen" -
