#!/bin/sh
# How alike names are, by the functions of pg_similarity in PostgreSQL, to find what was entered twice: 衣柜 and 衣架 (one character of two), 侧板 and 钧板, and the same as ab and ac; cosine of 衣柜 门板 and 衣柜 侧板, one
# word of two.
# Guess: as for ab and ac: lev 0.5; cosine 0.5, as for "ab cd" and "ab ef"; levenshtein of fuzzystrmatch counts 1.
# Seen: pg_similarity 1.0 counts the bytes of UTF-8: lev is 0.67, for 侧板 and 钧板 as well, 0.83 where the characters share two bytes of three (柜 and 柝); jaro 0.78 in place of 0.67; cosine is NaN, since it
# knows words of ASCII letters and digits only.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in postgresql-15 postgresql-15-similarity; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' postgresql-15 postgresql-15-similarity
cd "$folder"
server=/usr/lib/postgresql/15/bin
chown postgres "$folder"
as() { su postgres -s /bin/sh -c "$1"; }
as "$server/initdb -D '$folder/data' -E UTF8 --locale=C.UTF-8 >/dev/null 2>&1 && $server/pg_ctl -D '$folder/data' -o \"-k '$folder' -c listen_addresses=''\" -l '$folder/log' -w start >/dev/null"
trap 'as "$server/pg_ctl -D \"$folder/data\" -m fast stop >/dev/null"; rm -rf "$folder"' EXIT
cat > ask.sql <<'L'
CREATE EXTENSION pg_similarity;
CREATE EXTENSION fuzzystrmatch;
SELECT one, other, round(lev(one, other)::numeric, 2) AS lev, round(jaro(one, other)::numeric, 2) AS jaro, levenshtein(one, other)
FROM (VALUES ('ab', 'ac'), ('衣柜', '衣架'), ('侧板', '钧板'), ('衣柜', '衣柝')) AS pairs(one, other);
SELECT round(cosine('ab cd', 'ab ef')::numeric, 2), cosine('衣柜 门板', '衣柜 侧板'), cosine('衣柜 门板', '衣柜 门板');
L
as "psql -h '$folder' -XAtq postgres" < ask.sql 2>&1 | tee seen
diff seen - <<'T'
ab|ac|0.50|0.67|1
衣柜|衣架|0.67|0.78|1
侧板|钧板|0.67|0.78|1
衣柜|衣柝|0.83|0.89|1
0.50|NaN|NaN
T
