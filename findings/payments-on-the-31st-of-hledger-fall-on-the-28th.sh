#!/bin/sh
# A payment foreseen for each 31st (~ every 31st day of month) from January to May 2026, by hledger --forecast.
# Guess: 31 January, 31 March and 31 May, as a month without a 31st has none; calendars (RFC 5545, 3.3.10) and Remind do so.
# Seen (hledger 1.25): the last days of February and April too, as if the rule said "the last day". Neither the manual nor a warning tells it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hledger'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '~ every 31st day of month from 2026-01-01 to 2026-06-01\n    rent  1 CNY\n    bank\n' > list
hledger -f list register --forecast=2026-01-01..2026-06-01 rent -O csv | tail -n +2 | cut -d '"' -f 4
} > seen
cat seen
diff seen - <<'T'
2026-01-31
2026-02-28
2026-03-31
2026-04-30
2026-05-31
T
