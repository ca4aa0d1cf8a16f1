#!/bin/sh
# Figures and times in words for a page in Chinese by Python's humanize, with zh_CN activated, as Django and Flask sites use it.
# Guess: words and order are Chinese, 第3, 1200万 and 3小时2分钟, since the language is complete enough to be offered.
# Seen (humanize 4.4.0): half is: 3第, 12.0 百万 (millions, which nobody counts in), 12.3 thousand, 3小时 and 2分, Jan 05, and 1月之前, "before January", for a month ago.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-humanize; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-humanize
cd "$folder"
cat > say.py <<'P'
from datetime import date, datetime, timedelta
import humanize

humanize.i18n.activate('zh_CN')
now = datetime(2026, 11, 29, 12)
print(humanize.ordinal(3), humanize.intword(12000000), humanize.intword(12345), sep=', ')
print(humanize.precisedelta(timedelta(hours=3, minutes=2)), humanize.naturalday(date(2020, 1, 5)), sep=', ')
print(*(humanize.naturaltime(now - timedelta(days=days), when=now) for days in (1, 40, 400)), sep=', ')
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 say.py | tee seen
diff seen - <<'T'
3第, 12.0 百万, 12.3 thousand
3小时 and 2分, Jan 05
1天之前, 1月之前, 1年又1月之前
T
