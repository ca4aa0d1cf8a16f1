#!/bin/sh
# The subject of a mail about an enquiry, 询价：定制衣柜与门板（第三批）, written by Exim as encoded words (expansion ${rfc2047:}, as its templates of answers use it).
# Guess: each encoded word holds whole characters, as RFC 2047 says (5, last paragraphs), so that it can be read by itself.
# Seen: the second word ends within the mark （ and the next begins with the rest of it: readers that decode word by word, as the RFC has it, show signs for what is broken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in exim4-daemon-light python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' exim4-daemon-light
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > words.py <<'P'
import quopri
import re
import sys
for word in re.findall(r'=\?UTF-8\?Q\?(.*?)\?=', sys.stdin.read()):
    print(quopri.decodestring(word.encode(), header=True).decode('utf-8', 'replace'))
P
{
  /usr/sbin/exim4 -be '${rfc2047:询价：定制衣柜与门板（第三批）及五金}' | /usr/bin/python3 words.py
} | tee seen
diff seen - <<'T'
询价：定制衣柜与
门板（第三批�
�及五金
T
