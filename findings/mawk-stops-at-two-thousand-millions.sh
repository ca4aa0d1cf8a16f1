#!/bin/sh
# Amounts in fen and numbers of orders printed whole by printf "%d" of awk, which in Debian is mawk, in small images busybox: 202611290000 (12 digits), 3000000000 fen (30 million yuan), -3000000000.
# Guess: as they are; awk reckons with 53 bits.
# Seen: mawk 1.3.4 of 2020 prints 2147483647 for all above it and -2147483647 below, busybox 1.35.0 prints -2147483648 for both, without a word. gawk 5.2.1 prints them, and so do all with "%.0f".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mawk gawk busybox; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mawk gawk busybox
cd "$folder"
for number in 2147483646 3000000000 202611290000 -3000000000; do
  for awk in mawk gawk 'busybox awk'; do
    printf '%s of %s: %s\n' "$awk" "$number" "$(echo "$number" | $awk '{ printf "%d, %.0f", $1, $1 }')"
  done
done | tee seen
diff seen - <<'T'
mawk of 2147483646: 2147483646, 2147483646
gawk of 2147483646: 2147483646, 2147483646
busybox awk of 2147483646: 2147483646, 2147483646
mawk of 3000000000: 2147483647, 3000000000
gawk of 3000000000: 3000000000, 3000000000
busybox awk of 3000000000: -2147483648, 3000000000
mawk of 202611290000: 2147483647, 202611290000
gawk of 202611290000: 202611290000, 202611290000
busybox awk of 202611290000: -2147483648, 202611290000
mawk of -3000000000: -2147483647, -3000000000
gawk of -3000000000: -3000000000, -3000000000
busybox awk of -3000000000: -2147483648, -3000000000
T
