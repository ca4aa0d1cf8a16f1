#!/bin/sh
# Columns of a list as people in China write them: opening hours, sizes from 1 to 2, shares of 5/6, and pieces, of which there are 1 or 0, read by Python's agate, on which csvkit stands.
# Guess: hours of a day are text, as agate has no type for them, or durations of hours; 1-2 and 5/6, without any year, are text, and pieces numbers.
# Seen (agate 1.6.3): 9:30 is a duration of nine minutes and a half, 17:00 of seventeen; 1-2 and 5/6 are days of the year 2001; pieces are true and false, as long as no row has 2.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-agate; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-agate
cd "$folder"
cat > read.py <<'P'
import io
import agate

for cells in ('9:30', '17:00'), ('1-2', '3-4'), ('5/6', '7/8'), ('1', '0'), ('1', '0', '2'):
    table = agate.Table.from_csv(io.StringIO('\n'.join(['a,b', *(f'{cell},x' for cell in cells)]) + '\n'))
    print(*cells, type(table.column_types[0]).__name__, *table.columns[0].values(), sep=' | ')
P
/usr/bin/python3 -W ignore read.py | tee seen
diff seen - <<'T'
9:30 | 17:00 | TimeDelta | 0:09:30 | 0:17:00
1-2 | 3-4 | Date | 2001-01-02 | 2001-03-04
5/6 | 7/8 | Date | 2001-05-06 | 2001-07-08
1 | 0 | Boolean | True | False
1 | 0 | 2 | Number | 1 | 0 | 2
T
