#!/bin/sh
# Weeks of production by ISO 8601 for days of January (date->string with ~V of SRFI 19, "the ISO week of the year (01-53)"), and days that there are not (2026-13-05, 2026-02-30), read by string->date, in Guile; beside them date of GNU.
# Guess: as GNU date has the weeks, 01, 02 and 53; and an error for the days.
# Seen (Guile 3.0.8): the 1st of January 2026 is in week -1, the 5th in 00 and the 12th in 01, where date says 01, 02 and 03. The days are taken without an error: the 13th month is of the next year as soon as the date is reckoned with, and the 30th of February the 2nd of March.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s guile-3.0 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends guile-3.0; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' guile-3.0
cd "$folder"
export LC_ALL=C.UTF-8 TZ=UTC HOME="$folder"
cat > weeks.scm <<'S'
(use-modules (srfi srfi-19))
(for-each
 (lambda (day)
   (format #t "~a: week ~a\n" day (date->string (string->date day "~Y-~m-~d") "~V")))
 '("2026-01-01" "2026-01-05" "2026-01-12" "2026-07-06" "2027-01-01"))
(for-each
 (lambda (day)
   (format #t "~a: taken for ~a\n" day (date->string (time-utc->date (date->time-utc (string->date day "~Y-~m-~d")) 0) "~Y-~m-~d")))
 '("2026-13-05" "2026-02-30"))
S
{
  guile --no-auto-compile weeks.scm 2>/dev/null
  echo "date: weeks $(for day in 2026-01-01 2026-01-05 2026-01-12 2026-07-06 2027-01-01; do date -d "$day" +%V; done | paste -sd ' ')"
} | tee seen
diff seen - <<'T'
2026-01-01: week -1
2026-01-05: week 00
2026-01-12: week 01
2026-07-06: week 26
2027-01-01: week -1
2026-13-05: taken for 2027-01-05
2026-02-30: taken for 2026-03-02
date: weeks 01 02 03 28 53
T
