#!/bin/sh
# Eleven shelves placed by a loop in the script of a mesh for Gmsh, over 0 to 1 by steps of 0.1: written on three lines, on two, and on one.
# Guess: eleven each time: in that language ends of lines count as blanks, and statements end with semicolons.
# Seen (gmsh 4.8.4): on three lines and on two it runs eleven times; on one line once, and no word is said.
set -eu
dpkg -s gmsh >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gmsh; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gmsh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'n = 0;\nFor i In {0:1:0.1}\n  n += 1;\nEndFor\nPrintf("shelves %%g", n);\n' > three.geo
printf 'n = 0;\nFor i In {0:1:0.1}\n  n += 1; EndFor\nPrintf("shelves %%g", n);\n' > two.geo
printf 'n = 0;\nFor i In {0:1:0.1} n += 1; EndFor\nPrintf("shelves %%g", n);\n' > one.geo
for lines in three two one; do
  echo "$lines: $(gmsh -0 $lines.geo 2>&1 | grep '^shelves'), warnings: $(gmsh -0 $lines.geo 2>&1 | grep -ci '^warning\|^error' || true)"
done | tee seen
diff seen - <<'T'
three: shelves 11, warnings: 0
two: shelves 11, warnings: 0
one: shelves 1, warnings: 0
T
