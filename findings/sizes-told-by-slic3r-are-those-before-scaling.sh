#!/bin/sh
# A board of 600 by 400 by 18 mm as STL, made half as large, or turned by a quarter, and its size asked for in the same command (--scale 0.5 --info), by Slic3r and by PrusaSlicer, which grew out of it and has the same options.
# Guess: 300 by 200 by 9 and 400 by 600 by 18 in both.
# Seen: PrusaSlicer 2.5.0 does. Slic3r 1.3.0 tells the size of the file, 600 by 400 by 18, whatever the other options are, and says nothing of them.
set -eu
for package in slic3r prusa-slicer; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' slic3r prusa-slicer
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > board.obj <<'O'
v 0 0 0
v 600 0 0
v 600 400 0
v 0 400 0
v 0 0 18
v 600 0 18
v 600 400 18
v 0 400 18
f 4 3 2
f 4 2 1
f 5 6 7
f 5 7 8
f 1 2 6
f 1 6 5
f 2 3 7
f 2 7 6
f 3 4 8
f 3 8 7
f 4 1 5
f 4 5 8
O
while read -r options; do
  for program in slic3r prusa-slicer; do
    # shellcheck disable=SC2086
    echo "$program $options: $($program $options --info board.obj 2>/dev/null | grep '^size' | cut -d= -f2 | xargs)"
  done
done <<'S' | tee seen

--scale 0.5
--rotate 90
S
diff seen - <<'T'
slic3r : 600.000000 400.000000 18.000000
prusa-slicer : 600.000000 400.000000 18.000000
slic3r --scale 0.5: 600.000000 400.000000 18.000000
prusa-slicer --scale 0.5: 300.000000 200.000000 9.000000
slic3r --rotate 90: 600.000000 400.000000 18.000000
prusa-slicer --rotate 90: 400.000000 600.000000 18.000000
T
