#!/bin/sh
# Sizes as suppliers write them, given to UDUNITS, which the programs of measuring stations and of weather share: shelves of 300-600 mm, a board of 18 mm, and the same with blanks, a dash, a wave and a cross.
# Guess: a range is refused, as there is no unit of two numbers; 18 mm is 18 mm.
# Seen (udunits-bin 2.2.28): 300-600 mm is minus 180 m: the line is the sign of the second number, and what stands side by side is multiplied, though no blank is there. The line between blanks, the dash and the cross are refused.
set -eu
dpkg -s udunits-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends udunits-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' udunits-bin
seen=$(mktemp)
trap 'rm "$seen"' EXIT
while read -r size; do
  echo "$size: $(udunits2 -H "$size" -W mm 2>&1 | head -1 | sed 's/^ *//')"
done <<'S' | tee "$seen"
18 mm
300-600 mm
300 -600 mm
300 - 600 mm
300–600 mm
300~600 mm
300×600 mm
S
diff "$seen" - <<'T'
18 mm: 18 mm = 18 mm
300-600 mm: 300 -600 mm = -180000 mm
300 -600 mm: 300 -600 mm = -180000 mm
300 - 600 mm: udunits2: Don't recognize "- 600 mm"
300–600 mm: udunits2: Don't recognize "–600 mm"
300~600 mm: udunits2: Don't recognize "~600 mm"
300×600 mm: udunits2: Don't recognize "×600 mm"
T
