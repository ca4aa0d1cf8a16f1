#!/bin/sh
# Deadlines and times of notices in Chinese, read by dateparser of Python, which has Chinese among its languages, on Sunday the 29th of November 2026.
# Guess: with 2026年1月5日 it reads 1月5日, as it reads "January 5", and with 下午3:30 after a day 下午3点 and 15时30分, which is how times are written in notices.
# Seen (dateparser 1.1.6): of a day without a year it makes nothing (None), and of hours with 点, alone or after a day; 15时30分, 下午3:30, 3天前 and 半小时前 it reads. 2026年1月 is the 29th of January, from
# today.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-dateparser; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-dateparser
cd "$folder"
cat > read.py <<'P'
import warnings
from datetime import datetime
import dateparser

warnings.simplefilter('ignore')
settings = {'RELATIVE_BASE': datetime(2026, 11, 29, 12)}
for text in ('2026年1月5日', '2026年1月5日下午3:30', '1月5日', '2026年1月5日下午3点', '2026年1月5日15时30分', '上午9点', '3天前', '半小时前', '2026年1月'):
    print(text, dateparser.parse(text, languages=['zh'], settings=settings))
print('January 5', dateparser.parse('January 5', languages=['en'], settings=settings))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py | tee seen
diff seen - <<'T'
2026年1月5日 2026-01-05 00:00:00
2026年1月5日下午3:30 2026-01-05 15:30:00
1月5日 None
2026年1月5日下午3点 None
2026年1月5日15时30分 2026-01-05 15:30:00
上午9点 None
3天前 2026-11-26 12:00:00
半小时前 2026-11-29 11:30:00
2026年1月 2026-01-29 00:00:00
January 5 2026-01-05 00:00:00
T
