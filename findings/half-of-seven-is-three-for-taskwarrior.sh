#!/bin/sh
# Sums in Taskwarrior: task calc with 7 / 2, 7.0 / 2, 0.1 + 0.2 and 1280.50 * 3.
# Guess: 3.5, 3.5, 0.3 and 3841.5, as in a calculator; nothing in the manual speaks of whole numbers.
# Seen (taskwarrior 2.6.2): 7 / 2 is 3, the rest is dropped; 7.0 / 2 is 3.5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='taskwarrior'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
touch tasks
mkdir .task
{
for sum in '7 / 2' '7.0 / 2' '0.1 + 0.2' '1280.50 * 3'; do
  echo "$sum = $(task rc:tasks rc.data.location=.task calc "$sum" 2>/dev/null | tail -n 1)"
done
} > seen
cat seen
diff seen - <<'T'
7 / 2 = 3
7.0 / 2 = 3.5
0.1 + 0.2 = 0.3
1280.50 * 3 = 3841.5
T
