#!/bin/sh
# Rules of a robots.txt with Chinese, as somebody writes them: a folder, and a search for a word, asked about by Protego, which Scrapy obeys robots.txt with, for addresses as Scrapy asks for them.
# Guess: both forbid, since Protego compares paths percent-encoded whichever way they were written, and a rule's query is a part of its path (RFC 9309).
# Seen (Protego 0.2.1): the folder is forbidden. The query is compared as it is written: 家 in the rule forbids no %E5%AE%B6, and %e5 no %E5, also behind a *.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-protego; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-protego
cd "$folder"
cat > ask.py <<'P'
from protego import Protego

asked = ('https://example.com/报价/1', 'https://example.com/%E6%8A%A5%E4%BB%B7/1', 'https://example.com/news?q=家', 'https://example.com/news?q=%E5%AE%B6')
for rule in ('/报价/', '/%e6%8a%a5%e4%bb%b7/', '/news?q=家', '/news?q=%e5%ae%b6', '/news?q=%E5%AE%B6', '/*q=家'):
    robots = Protego.parse(f'User-agent: *\nDisallow: {rule}\n')
    print(rule, *(address for address in asked if not robots.can_fetch(address, 'bot')))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 ask.py | tee seen
diff seen - <<'T'
/报价/ https://example.com/报价/1 https://example.com/%E6%8A%A5%E4%BB%B7/1
/%e6%8a%a5%e4%bb%b7/ https://example.com/报价/1 https://example.com/%E6%8A%A5%E4%BB%B7/1
/news?q=家 https://example.com/news?q=家
/news?q=%e5%ae%b6
/news?q=%E5%AE%B6 https://example.com/news?q=%E5%AE%B6
/*q=家
T
