#!/bin/sh
# A price list in UTF-8 with the headings 名称 and 价格, read by astropy's readers of tables: the plain ones (ascii.csv with fast_reader off), its guess, and the fast ones (ascii.fast_csv, and ascii.csv with fast_reader forced); then the same with Latin headings and Chinese cells.
# Guess: all read both, the fast ones being the same readers in C; or tell the characters that they do not take.
# Seen (python3-astropy 5.2.1): the fast ones stop at Chinese headings and at Chinese cells ("'ascii' codec can't encode", "chr() arg not in range"); the plain ones and the guess, which falls back on them, read both.
set -eu
dpkg -s python3-astropy >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-astropy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-astropy
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '名称,价格\n侧板,18.5\n' > chinese.csv
printf 'name,price\n侧板,18.5\n' > latin.csv
/usr/bin/python3 -W ignore - <<'P' | tee seen
from astropy.table import Table

ways = {
    'plain': dict(format='ascii.csv', fast_reader=False),
    'guess': dict(format='ascii'),
    'fast': dict(format='ascii.fast_csv'),
    'forced': dict(format='ascii.csv', fast_reader='force', guess=False),
}
for name in ('chinese.csv', 'latin.csv'):
    for way, options in ways.items():
        try:
            table = Table.read(name, **options)
            said = table.colnames + [str(cell) for cell in table[0]]
        except ValueError:
            said = 'refused'
        print(f'{name}, {way}: {said}')
P
diff seen - <<'T'
chinese.csv, plain: ['名称', '价格', '侧板', '18.5']
chinese.csv, guess: ['名称', '价格', '侧板', '18.5']
chinese.csv, fast: refused
chinese.csv, forced: refused
latin.csv, plain: ['name', 'price', '侧板', '18.5']
latin.csv, guess: ['name', 'price', '侧板', '18.5']
latin.csv, fast: refused
latin.csv, forced: refused
T
