#!/bin/sh
# The place of a showroom written in degrees, minutes and seconds by PostGIS (ST_AsLatLonText) after patterns in Chinese: 度, 分 and 秒, with the side in front (北) and behind; and with the signs ° ′ ″.
# Guess: each is written after its pattern, with the other characters as they are.
# Seen (postgis 3.3.2): a pattern that ends with a character outside ASCII is refused ("format string may not be UTF-8"), also °, ″ and é, though it is UTF-8; with a blank, or the letter for the side, at its end it is written.
set -eu
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
dpkg -s postgresql-15-postgis-3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends postgresql-15-postgis-3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' postgresql-15-postgis-3
bin=/usr/lib/postgresql/15/bin
folder=$(mktemp -d)
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
chmod 755 "$folder"
as "$bin/initdb --auth-local=trust --auth-host=reject -U portal -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
ask() { psql -X -h "$folder" -U portal -d postgres -Atqc "$1" 2>&1; }
ask 'CREATE EXTENSION postgis'
for pattern in 'D度M分S秒' 'D度M分S秒 ' 'D度M分S秒C' '北D度M分' 'C D°M′S″' 'C D°M′S″.' 'D d'; do
  echo "$pattern| $(ask "SELECT ST_AsLatLonText('POINT (113.25 22.84)', '$pattern')" | head -n 1 | cut -c1-60)"
done | tee "$folder/seen"
diff "$folder/seen" - <<'T'
D度M分S秒| ERROR:  Bad format, UTF-8 character first byte found with in
D度M分S秒 | 22度50分24秒  113度15分0秒 
D度M分S秒C| 22度50分24秒N 113度15分0秒E
北D度M分| ERROR:  Bad format, UTF-8 character first byte found with in
C D°M′S″| ERROR:  Bad format, UTF-8 character first byte found with in
C D°M′S″.| N 22°50′24″. E 113°15′0″.
D d| 23 d 113 d
T
