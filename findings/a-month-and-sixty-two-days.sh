#!/bin/sh
# The time between two days of a contract in months and days, told by ddiff of dateutils (-f '%m months %d days'): from 31, 30 and 28 January 2026 to 1 March, and from some other last days.
# Guess: 1 month and 1 or 2 days from 31 January to 1 March, and days below 31 everywhere.
# Seen: 1 month 62 days from 31 January to 1 March, and 63 from 30 January. From 28 January, and over other months' ends, no such thing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s dateutils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends dateutils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' dateutils
cd "$folder"
{
  for days in '2026-01-31 2026-03-01' '2026-01-30 2026-03-01' '2026-01-28 2026-03-01' '2026-01-31 2026-03-31' '2026-03-31 2026-05-01' '2026-08-31 2026-10-01'; do
    echo "$days: $(dateutils.ddiff -f '%m months %d days' $days)"
  done
} | tee seen
diff seen - <<'T'
2026-01-31 2026-03-01: 1 months 62 days
2026-01-30 2026-03-01: 1 months 63 days
2026-01-28 2026-03-01: 1 months 1 days
2026-01-31 2026-03-31: 2 months 0 days
2026-03-31 2026-05-01: 1 months 0 days
2026-08-31 2026-10-01: 1 months 0 days
T
