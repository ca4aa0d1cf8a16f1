#!/bin/sh
# A cutting list in CSV with a remark of two lines in quotation marks, followed by its price, read with csv2cell of the io package of Octave and with Python.
# Guess: three rows, the remark in one cell with its line end and the price 95 beside it (RFC 4180, 2.6: line ends within quotation marks belong to the field). csv2cell reads doubled quotation marks and commas in quotation marks.
# Seen: csv2cell of io 2.6.4 makes four rows, and the first half of the remark, the rest of it and the price are gone; no error.
set -eu
packages='octave octave-io python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'no,note,price\n1,"a\nb",95\n2,"x, ""y""",80\n' >list.csv
{
  octave-cli --norc -q --eval 'pkg load io; rows = csv2cell("list.csv"); for i = 1:size(rows, 1), printf("Octave [%s]\n", strjoin(cellfun(@(cell) num2str(cell), rows(i, :), "UniformOutput", false), "] [")); end' 2>/dev/null || :
  python3 -c '
import csv
for row in csv.reader(open("list.csv", newline="")):
    print("Python", " ".join(f"[{cell!r}]" for cell in row))'
} | tee seen
diff seen - <<'T'
Octave [no] [note] [price]
Octave [1] [] []
Octave [] [] []
Octave [2] [x, "y"] [80]
Python ['no'] ['note'] ['price']
Python ['1'] ['a\nb'] ['95']
Python ['2'] ['x, "y"'] ['80']
T
