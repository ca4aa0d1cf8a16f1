#!/bin/sh
# A reminder that shows the length and the first two characters of a name, strlen("实木衣柜") and substr("实木衣柜", 1, 2), in Remind, with a locale in UTF-8.
# Guess: 4 and 实木: substr gives "all characters from start up to and including end" (manual), where asc and char alone are said to be of bytes.
# Seen (remind 04.02.03): 12, and the first two of the three bytes of 实, which is no text. From 1 to 6 it is 实木.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='remind xxd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'REM 15 Mar 2026 MSG %%"[strlen("实木衣柜")] [substr("实木衣柜", 1, 6)] [substr("实木衣柜", 1, 2)]%%"\n' > list
remind -h list 2026-03-15 | grep -a '^12' | xxd -c 32 -p
echo '12 实木 实' | xxd -c 32 -p
} > seen
cat seen
diff seen - <<'T'
313220e5ae9ee69ca820e5ae0a
313220e5ae9ee69ca820e5ae9e0a
T
