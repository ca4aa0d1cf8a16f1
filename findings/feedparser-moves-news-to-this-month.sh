#!/bin/sh
# Days of news as many feeds in China have them, 2026年1月5日, 2026/1/5 9:30:00 and 2026.01.05, read by Python's feedparser.
# Guess: the day, for 年, 月 and 日 are as clear as the Korean words that feedparser knows; or none (None), as for "GMT+8".
# Seen (feedparser 6.0.10): each is the first of the month in which it is read, of the year 2026: the year is taken as ISO 8601 with the rest missing. 2026-1-5 and 20260105 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-feedparser; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-feedparser
cd "$folder"
cat > read.py <<'P'
import time
import feedparser

for text in ('2026-1-5', '20260105', '2026年1月5日', '2026/1/5 9:30:00', '2026.01.05', 'Mon, 05 Jan 2026 09:30:00 GMT+8'):
    feed = feedparser.parse(f'<rss version="2.0"><channel><title>a</title><item><title>b</title><pubDate>{text}</pubDate></item></channel></rss>')
    day = feed.entries[0].get('published_parsed')
    seen = day and tuple(day[:3])
    print(text, 'the first of this month' if seen == (2026, time.gmtime()[1], 1) else seen, sep=': ')
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py | tee seen
diff seen - <<'T'
2026-1-5: (2026, 1, 5)
20260105: (2026, 1, 5)
2026年1月5日: the first of this month
2026/1/5 9:30:00: the first of this month
2026.01.05: the first of this month
Mon, 05 Jan 2026 09:30:00 GMT+8: None
T
