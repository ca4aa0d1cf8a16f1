#!/bin/sh
# A folder of a supplier's files whose names have a question mark, a hash, an ampersand and a word behind it, a percent sign and a plus, listed by WEBrick (ruby -run -e httpd); each link of the page followed, as browsers do. The same with Python's http.server and weborf.
# Guess: every link leads to its file.
# Seen (WEBrick 1.8.1): the links to 侧板?.pdf and &copy.pdf lead nowhere (404): the question mark begins a query, and &copy reads as ©. # and % are escaped. Python and weborf lead to all.
set -eu
for package in python3 ruby-webrick weborf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-webrick weborf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
mkdir files
for name in 衣柜.pdf 侧板?.pdf 报价#2.pdf 门\&板.pdf \&copy.pdf 50%.pdf 18mm+2.pdf; do
  printf '%s' "$name" > "files/$name"
done
cat > follow.py <<'P'
import os, sys, urllib.error, urllib.parse, urllib.request
from html.parser import HTMLParser
links, found = [], set()
class Links(HTMLParser):
    def handle_starttag(self, tag, attributes):
        if tag == 'a' and dict(attributes).get('href'):
            links.append(dict(attributes)['href'])
Links().feed(urllib.request.urlopen(sys.argv[1]).read().decode())
for link in links:
    address = urllib.parse.quote(urllib.parse.urldefrag(urllib.parse.urljoin(sys.argv[1], link))[0], safe="/%:;@!$&'()*+,=~-._?")
    try:
        found.add(urllib.request.urlopen(address).read().decode('utf-8', 'replace'))
    except (urllib.error.HTTPError, ValueError):
        pass
print('not found: ' + (' '.join(sorted(set(os.listdir('files')) - found)) or 'none'))
P
port=$(python3 -c 'import socket; place = socket.socket(); place.bind(("127.0.0.1", 0)); print(place.getsockname()[1])')
follow() {
  name=$1
  shift
  "$@" >/dev/null 2>&1 &
  server=$!
  until curl -s -o page "http://127.0.0.1:$port/"; do sleep 0.2; done
  echo "$name: $(python3 follow.py "http://127.0.0.1:$port/")"
  kill "$server"
  wait "$server" 2>/dev/null || :
}
{
  follow WEBrick ruby -run -e httpd -- -p "$port" files
  follow Python python3 -m http.server "$port" --directory files
  follow weborf weborf -p "$port" -b "$folder/files"
} | tee seen
diff seen - <<'T'
WEBrick: not found: &copy.pdf 侧板?.pdf
Python: not found: none
weborf: not found: none
T
