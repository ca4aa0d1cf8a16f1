#!/bin/sh
# A day with Chinese words, time.strftime of %Y年%m月 in UTF-8 bytes, as Python 2 has texts, and the week of ISO (%V), by Jython, the Python of Java.
# Guess: the words as they went in, 2026年01月, as with Python of C, and 02 or an error for the week.
# Seen (2.7.3): each byte becomes a letter of Latin of two bytes, 2026å¹´01æ and so on, while a unicode text is whole; %V stays as it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in jython; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' jython
cd "$folder"
cat > day.py <<'Y'
# -*- coding: utf-8 -*-
import time
day = (2026, 1, 5, 9, 30, 0, 0, 5, 0)
print repr(time.strftime('%Y年%m月', day)), time.strftime('%Y年%m月', day) == '2026年01月'
print repr(time.strftime(u'%Y年%m月', day))
print time.strftime('%W %V', day)
Y
jython day.py 2>/dev/null | tee seen
diff seen - <<'T'
'2026\xc3\xa5\xc2\xb9\xc2\xb401\xc3\xa6\xc2\x9c\xc2\x88' False
'2026\xe5\xb9\xb401\xe6\x9c\x88'
01 %V
T
