#!/bin/sh
# A notice of half past nine in the morning in China, its time with the offset of China (a datetime with +08:00), put into a feed by PyRSS2Gen and by feedgenerator of Python.
# Guess: the moment: Mon, 05 Jan 2026 09:30:00 +0800, or 01:30:00 GMT.
# Seen: feedgenerator 2.0.0 writes the first. PyRSS2Gen 1.1 writes 09:30:00 GMT, half past five in the afternoon in China: the offset is left out and GMT put behind.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-feedgenerator python3-pyrss2gen; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-feedgenerator python3-pyrss2gen
cd "$folder"
cat > write.py <<'P'
import re
from datetime import datetime, timedelta, timezone
import feedgenerator, PyRSS2Gen
told = datetime(2026, 1, 5, 9, 30, tzinfo=timezone(timedelta(hours=8)))
feed = feedgenerator.Rss201rev2Feed(title='公告', link='https://example.com/', description='公告')
feed.add_item(title='招标', link='https://example.com/1', description='招标', pubdate=told)
other = PyRSS2Gen.RSS2(title='公告', link='https://example.com/', description='公告', items=[PyRSS2Gen.RSSItem(title='招标', link='https://example.com/1', pubDate=told)])
for name, text in [('feedgenerator', feed.writeString('utf-8')), ('PyRSS2Gen', other.to_xml('utf-8'))]:
    print('%s: %s' % (name, re.search('<pubDate>(.*?)</pubDate>', text).group(1)))
P
TZ=Asia/Shanghai /usr/bin/python3 write.py | tee seen
diff seen - <<'T'
feedgenerator: Mon, 05 Jan 2026 09:30:00 +0800
PyRSS2Gen: Mon, 05 Jan 2026 09:30:00 GMT
T
