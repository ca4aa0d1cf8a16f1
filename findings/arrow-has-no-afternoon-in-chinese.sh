#!/bin/sh
# Times of appointments by Python's arrow in zh_cn, with the part of the day (A), as dates in China have it, and short names of months (MMM).
# Guess: 下午 3:30, since the locale is complete enough to be offered and other libraries have these words; and what arrow writes it reads as the same moment.
# Seen (arrow 1.2.3): half past three in the afternoon is " 3:30", without the word or its place, the same as at night, and is read as 03:30. MMM is " 1" without 月, so that YYYY年MMMD日 is "2026年 15日".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-arrow; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-arrow
cd "$folder"
cat > show.py <<'P'
import arrow

for hour in (3, 15):
    time = arrow.get(2026, 1, 5, hour, 30)
    for form in ('YYYY年M月D日 A h:mm', 'YYYY年MMMD日'):
        text = time.format(form, locale='zh_cn')
        print(hour, text, arrow.get(text, form, locale='zh_cn').format('YYYY-MM-DD HH:mm'), sep=' | ')
print('en', arrow.get(2026, 1, 5, 15, 30).format('A h:mm, MMM D'), sep=' | ')
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 show.py | tee seen
diff seen - <<'T'
3 | 2026年1月5日  3:30 | 2026-01-05 03:30
3 | 2026年 15日 | 2026-01-05 00:00
15 | 2026年1月5日  3:30 | 2026-01-05 03:30
15 | 2026年 15日 | 2026-01-05 00:00
en | PM 3:30, Jan 5
T
