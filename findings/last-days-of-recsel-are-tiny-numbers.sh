#!/bin/sh
# Days of delivery in a file of GNU recutils (type date), and the first and the last of them, asked of recsel by Min and Max; and the order by which it sorts them.
# Guess: 2026-01-31 and 2026-12-05, as it knows the type and sorts by it; or an error.
# Seen: 1.79769e+308 and 2.22507e-308, the limits of its numbers. Sorting puts the days right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s recutils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends recutils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' recutils
cd "$folder"
printf '%%rec: Part\n%%type: Due date\n\nDue: 2026-12-05\n\nDue: 2026-01-31\n' > order.rec
{
  recsel -t Part -p 'Min(Due),Max(Due)' order.rec
  recsel -t Part -S Due order.rec | grep .
} | tee seen
diff seen - <<'T'
Min_Due: 1.79769e+308
Max_Due: 2.22507e-308
Due: 2026-01-31
Due: 2026-12-05
T
