#!/bin/sh
# Guess: PostgreSQL's full-text search finds the standard "GB 18580-2017" by each of its numbers, 18580 and 2017.
# Seen (PostgreSQL 15, configuration "simple"): by 18580 only. The parser takes the hyphen for a sign: the text has the number
# -2017. The same of a telephone: 0757-82881234 is 0757 and -82881234.
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
select to_tsvector('simple', 'GB 18580-2017'), to_tsvector('simple', '0757-82881234');
select to_tsvector('simple', 'GB 18580-2017') @@ plainto_tsquery('simple', n) from unnest(array['18580', '2017']) n;
Q
as "psql -X -h $folder -d postgres -qAt -f $folder/ask.sql" > "$folder/seen"
cat "$folder/seen"
diff "$folder/seen" - <<'T'
'-2017':3 '18580':2 'gb':1|'-82881234':2 '0757':1
t
f
T
