#!/bin/sh
# Babel, by which backends in Python write and read times, in the locale zh_CN, reading the time of an appointment as it writes it itself: 下午3:30 (ah:mm).
# Guess: it reads 15:30, since it has the words of the locale for parts of the day, or refuses what it does not know.
# Seen (Babel 2.10.3): 03:30, without a word: it knows neither the Chinese words nor, in this locale, PM. 晚上8:30 is 08:30.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-babel; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-babel
cd "$folder"
cat > read.py <<'P'
from datetime import time
from babel.dates import format_time, parse_time

for form in ('HH:mm', 'ah:mm', 'Bh:mm'):
    for hour in (9, 15, 20):
        text = format_time(time(hour, 30), form, locale='zh_CN')
        print(text, parse_time(text, locale='zh_CN'))
print('3:30 PM', parse_time('3:30 PM', locale='zh_CN'), parse_time('3:30 PM', locale='en_US'))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py | tee seen
diff seen - <<'T'
09:30 09:30:00
15:30 15:30:00
20:30 20:30:00
上午9:30 09:30:00
下午3:30 03:30:00
下午8:30 08:30:00
上午9:30 09:30:00
下午3:30 03:30:00
晚上8:30 08:30:00
3:30 PM 03:30:00 15:30:00
T
