#!/bin/sh
# A form with a company's name, a disabled field, a box that is ticked and a text of several lines, sent by FormRequest.from_response of Scrapy, "as a browser would".
# Guess: it sends what a browser sends: not the disabled field, and the text without the line break right after <textarea>, which HTML drops.
# Seen (Scrapy 2.8.0): the disabled field is sent, and so is that of a disabled <fieldset>, and the text begins with a line break. The box and the Chinese are as in a browser.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-scrapy; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-scrapy
cd "$folder"
cat > send.py <<'P'
from urllib.parse import parse_qsl, urlsplit
from scrapy import FormRequest
from scrapy.http import HtmlResponse

form = '''<form action=/send><input name=company value=顺德家居><input name=id value=7 disabled><fieldset disabled><input name=level value=3></fieldset>
<input type=checkbox name=agree value=1 checked><input type=checkbox name=news value=1><textarea name=text>
第一行
第二行</textarea></form>'''
request = FormRequest.from_response(HtmlResponse('https://example.com/', body=form.encode(), encoding='utf-8'))
for name, value in parse_qsl(urlsplit(request.url).query, keep_blank_values=True):
    print(name, repr(value))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 send.py | tee seen
diff seen - <<'T'
company '顺德家居'
id '7'
level '3'
agree '1'
text '\n第一行\n第二行'
T
