#!/bin/sh
# Days from a list of orders, put to dtest --isvalid of dateutils (help: "Return success if dates specified conform to input format"): 2026-02-28, 2026-02-30, 2026-04-31, 2026-13-01, 2026-01-32; and dconv of the same.
# Guess: the first is valid, and no other.
# Seen: only the 32nd is refused. dconv makes the last of the month of 30 February and 31 April, and 2026-13-00 of the thirteenth month, and says nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s dateutils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends dateutils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' dateutils
cd "$folder"
{
  for day in 2026-02-28 2026-02-30 2026-04-31 2026-13-01 2026-01-32; do
    if dateutils.dtest --isvalid "$day" 2>/dev/null; then valid=valid; else valid=refused; fi
    echo "$day $valid $(dateutils.dconv "$day" 2>/dev/null || :)"
  done
} | tee seen
diff seen - <<'T'
2026-02-28 valid 2026-02-28
2026-02-30 valid 2026-02-28
2026-04-31 valid 2026-04-30
2026-13-01 valid 2026-13-00
2026-01-32 refused 
T
