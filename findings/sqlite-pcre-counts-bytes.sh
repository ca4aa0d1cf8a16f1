#!/bin/sh
# The extension that gives SQLite its REGEXP: names of two characters (^..$), 侧板 or 门板 by a class ([侧门]板), one character between 侧 and 板, and boards that are of neither.
# Guess: characters, as texts in SQLite are UTF-8 or UTF-16, and length('衣柜') is 2: 1, 1, 1, 0.
# Seen: sqlite3-pcre of Debian 12 takes bytes: two characters are six dots, ^[侧门]板$ finds nothing, and [侧]板 without ^ finds 钧板, since one byte of it is in the class. length is 2.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in sqlite3 sqlite3-pcre; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sqlite3 sqlite3-pcre
cd "$folder"
export LC_ALL=C.UTF-8
sqlite3 :memory: '.load /usr/lib/sqlite3/pcre.so' "
SELECT '衣柜', '^..\$', '衣柜' REGEXP '^..\$', length('衣柜');
SELECT '衣柜', '^.{6}\$', '衣柜' REGEXP '^.{6}\$';
SELECT '门板', '^[侧门]板\$', '门板' REGEXP '^[侧门]板\$';
SELECT '侧背板', '侧.板', '侧背板' REGEXP '侧.板';
SELECT '钧板', '[侧]板', '钧板' REGEXP '[侧]板';
SELECT '间板', '[侧门]板', '间板' REGEXP '[侧门]板';
SELECT '侧板', '(*UTF8)^..\$', '侧板' REGEXP '(*UTF8)^..\$';
" | tee seen
diff seen - <<'T'
衣柜|^..$|0|2
衣柜|^.{6}$|1
门板|^[侧门]板$|0
侧背板|侧.板|0
钧板|[侧]板|1
间板|[侧门]板|0
侧板|(*UTF8)^..$|1
T
