#!/bin/sh
# A line of a list, 侧板,"门板,大",五金 件, and the same in Latin letters, read by comma_separated_list of python3-pyparsing ("predefined expression of 1 or more printable words or quoted strings, separated by commas").
# Guess: three cells each.
# Seen: of the Chinese line one cell, and it is empty: printable are ASCII's characters alone, and it says nothing of what is left. The Latin line has three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-pyparsing >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-pyparsing; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-pyparsing
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > read.py <<'P'
from pyparsing import pyparsing_common
for line in ('side,"door, large",two hinges', '侧板,"门板,大",五金 件', 'side,门板,hinge'):
    print(line, pyparsing_common.comma_separated_list.parse_string(line))
P
{
  /usr/bin/python3 read.py
} | tee seen
diff seen - <<'T'
side,"door, large",two hinges ['side', '"door, large"', 'two hinges']
侧板,"门板,大",五金 件 ['']
side,门板,hinge ['side', '']
T
