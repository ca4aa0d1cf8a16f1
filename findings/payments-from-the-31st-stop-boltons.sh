#!/bin/sh
# Payments every month from 31 January 2026 to June by daterange of boltons, with the step (0, 1, 0), a month, and from the 28th; beside it dateutil's rule for the end of each month and its relativedelta.
# Guess: from the 31st: 31 January, 28 February, 31 March, 30 April, 31 May. Steps in months are what its documentation offers, and every month has an end.
# Seen: boltons 21.0.0 gives 31 January and then raises "day is out of range for month". From the 28th it is right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-boltons python3-dateutil'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
from boltons.timeutils import daterange
from datetime import date
from dateutil.relativedelta import relativedelta
for day in (28, 31):
    print('boltons ', end='')
    try:
        for payment in daterange(date(2026, 1, day), date(2026, 6, 1), step=(0, 1, 0)):
            print(payment.strftime('%m-%d'), end=' ')
    except ValueError as error:
        print(error, end='')
    print()
    print('dateutil', *((date(2026, 1, day) + relativedelta(months=n)).strftime('%m-%d') for n in range(5)))
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
boltons 01-28 02-28 03-28 04-28 05-28 
dateutil 01-28 02-28 03-28 04-28 05-28
boltons 01-31 day is out of range for month
dateutil 01-31 02-28 03-31 04-30 05-31
T
