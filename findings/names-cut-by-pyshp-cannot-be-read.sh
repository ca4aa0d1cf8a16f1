#!/bin/sh
# Names of boards written into the table of a map (shapefile) by pyshp, in UTF-8, its default, and in GBK, into a column of 20: one that fits, and one of twelve characters.
# Guess: the longer one is refused, or cut behind a whole character; what was written is read.
# Seen (python3-pyshp 2.3.1): it is cut behind 20 bytes, in UTF-8 in the middle of the seventh character, without a word; then the table, all rows of it, cannot be read by pyshp itself. In GBK 20 bytes are ten characters.
set -eu
dpkg -s python3-pyshp >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-pyshp; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-pyshp
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 - <<'P' | tee seen
import shapefile

for encoding in ('utf-8', 'gbk'):
    for names in (['侧板 18'], ['侧板 18', '橡木三聚氰胺饰面刨花侧板']):
        with shapefile.Writer('boards', encoding=encoding) as writer:
            writer.field('name', 'C', 20)
            for name in names:
                writer.point(0, 0)
                writer.record(name)
        try:
            with shapefile.Reader('boards', encoding=encoding) as reader:
                said = ', '.join(record[0] for record in reader.records())
        except UnicodeDecodeError as error:
            said = type(error).__name__
        print(f'{encoding}, {len(names)}: {said}')
P
diff seen - <<'T'
utf-8, 1: 侧板 18
utf-8, 2: UnicodeDecodeError
gbk, 1: 侧板 18
gbk, 2: 侧板 18, 橡木三聚氰胺饰面刨花
T
