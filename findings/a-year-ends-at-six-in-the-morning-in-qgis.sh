#!/bin/sh
# A guarantee of one year from 5 January 2026, and a term of one month from 31 January, by expressions of QGIS: a day and to_interval('1 year') or ('1 month'); beside it dateutil.
# Guess: 5 January 2027 at midnight, and 28 February: months and years of the calendar, as its manual allows "{n} months" and calls it "an interval".
# Seen (QGIS 3.22): 5 January 2027 at 06:00, and 2 March: a year is 365.25 days, a month 30, twelve months end on 31 December. dateutil counts by the calendar.
set -eu
packages='python3-qgis python3-dateutil'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > add.py <<'P'
import datetime
from dateutil.relativedelta import relativedelta
from qgis.core import QgsApplication, QgsExpression
app = QgsApplication([], False)
app.initQgis()
for day, number, unit in (('2026-01-05', 1, 'year'), ('2024-02-29', 1, 'year'), ('2026-01-31', 1, 'month'), ('2026-01-05', 12, 'months'), ('2026-01-05', 30, 'days')):
    seen = QgsExpression(f"format_date(to_date('{day}') + to_interval('{number} {unit}'), 'yyyy-MM-dd HH:mm')").evaluate()
    print(day, number, unit, seen, 'dateutil', datetime.date.fromisoformat(day) + relativedelta(**{unit.rstrip('s') + 's': number}))
P
QT_QPA_PLATFORM=offscreen HOME=$folder /usr/bin/python3 add.py 2>/dev/null | tee seen
diff seen - <<'S'
2026-01-05 1 year 2027-01-05 06:00 dateutil 2027-01-05
2024-02-29 1 year 2025-02-28 06:00 dateutil 2025-02-28
2026-01-31 1 month 2026-03-02 00:00 dateutil 2026-02-28
2026-01-05 12 months 2026-12-31 00:00 dateutil 2027-01-05
2026-01-05 30 days 2026-02-04 00:00 dateutil 2026-02-04
S
