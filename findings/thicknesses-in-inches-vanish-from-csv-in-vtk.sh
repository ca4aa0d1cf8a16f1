#!/bin/sh
# A price list as CSV in which a board is 18" thick, the sign doubled within quotation marks (RFC 4180, 2.7), read by Asymptote (input().line().csv(), for drawings from tables) and by vtkDelimitedTextReader of VTK; a cell with a comma beside it.
# Guess: 18" 板, as by Python's csv and others; both have a mode for texts in quotation marks, and their manuals name no exception.
# Seen: Asymptote 2.85 drops both signs, 18 板. VTK 9.1 drops what stands before them as well, so that the thickness is gone: 板. The comma is right in both.
set -eu
packages='asymptote python3-vtk9'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '名称,价\n"18"" 板",1280.5\n"门, 白",95\n' > boards.csv
cat > read.asy <<'A'
string[][] rows = input('boards.csv').line().csv();
for (int row = 1; row < 3; ++row) write(rows[row][0] + ';' + rows[row][1]);
A
cat > read.py <<'P'
import csv
from vtkmodules.vtkIOInfovis import vtkDelimitedTextReader
reader = vtkDelimitedTextReader()
reader.SetFileName('boards.csv')
reader.SetHaveHeaders(True)
reader.SetUTF8StringDelimiters('"')
reader.SetUseStringDelimiter(True)
reader.Update()
table = reader.GetOutput()
for row in range(2):
    print('VTK', *(table.GetValue(row, column).ToString().strip() for column in range(2)), sep=';')
for row in list(csv.reader(open('boards.csv')))[1:]:
    print('Python', *row, sep=';')
P
{ HOME=$folder asy read.asy | sed 's/^/Asymptote;/'; /usr/bin/python3 read.py; } | tee seen
diff seen - <<'S'
Asymptote;18 板;1280.5
Asymptote;门, 白;95
VTK;板;1280.5
VTK;门, 白;95
Python;18" 板;1280.5
Python;门, 白;95
S
