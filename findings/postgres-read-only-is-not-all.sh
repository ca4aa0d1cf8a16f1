#!/bin/sh
# PostgreSQL with default_transaction_read_only, as operators set it for maintenance, and a hot standby.
# Guess: both refuse the same: whatever writes or tells others, and temporary tables are still allowed.
# Seen (PostgreSQL 15): read-only transactions still do VACUUM, ANALYZE and NOTIFY, which a standby refuses; they refuse a temporary
# table, too, if it is created there; and pg_advisory_lock works in both. A health check that asks pg_is_in_recovery() takes such a
# server for one that takes writes.
set -eu
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
trap 'for each in data standby; do as "$bin/pg_ctl -D $folder/$each -m immediate stop" >/dev/null 2>&1 || true; done; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
cd "$folder"
as "$bin/initdb --auth-local=trust --auth-host=reject -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
start() { as "$bin/pg_ctl -w -D $folder/$1 -l $folder/log -o \"-k $folder -p $2 -c listen_addresses=''\" start" >/dev/null; }
start data 5432
as "$bin/pg_basebackup -h $folder -D $folder/standby -R"
start standby 5433
"$bin/postgres" --version
ask() {
  for statement in 'vacuum pg_class' 'analyze pg_class' 'notify a' 'create temp table a (b int)' 'select pg_advisory_lock(1)' 'create table a (b int)'; do
    if as "PGOPTIONS='-c default_transaction_read_only=on' psql -X -q -h $folder -p $1 -d postgres -c '$statement'" >/dev/null 2>&1; then echo yes; else echo no; fi
  done | paste -sd ' '
}
{
  echo "read-only $(ask 5432)"
  echo "standby $(ask 5433)"
} > "$folder/seen"
cat "$folder/seen"
printf 'read-only yes yes yes no yes no\nstandby no no no no yes no\n' | diff "$folder/seen" -
