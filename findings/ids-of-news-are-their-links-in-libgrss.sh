#!/bin/sh
# News of a portal whose items all lead to the list and are told apart by their guid, isPermaLink="false", read with libgrss (as gnome programs have it), and with Python's feedparser.
# Guess: the ids n-1 and n-2: guid is "a string that uniquely identifies the item" (RSS 2.0), and the library has get_id for it.
# Seen (libgrss 0.7.0): the link is the id of both, so that a reader that goes by it shows one; of Atom it reads the id. feedparser 6.0.10 gives n-1 and n-2.
set -eu
packages='gir1.2-grss-0.7 python3-feedparser python3-gi'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
mkdir www
item() {
  printf '<item><title>%s</title><link>http://example.com/list</link><guid isPermaLink="false">%s</guid></item>' "$1" "$2"
}
entry() {
  printf '<entry><title>%s</title><link href="http://example.com/list"/><id>%s</id><updated>2026-01-05T09:30:00+08:00</updated></entry>' "$1" "$2"
}
echo "<rss version='2.0'><channel><title>t</title><link>http://example.com/</link><description>d</description>$(item a n-1)$(item b n-2)</channel></rss>" > www/rss.xml
echo "<feed xmlns='http://www.w3.org/2005/Atom'><title>t</title><id>urn:x:0</id><updated>2026-01-05T09:30:00+08:00</updated>$(entry a urn:x:1)$(entry b urn:x:2)</feed>" > www/atom.xml
cat > a.py <<'P'
import http.server, threading
import feedparser, gi
gi.require_version('Grss', '0.7')
from gi.repository import Grss
class Server(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *all):
        super().__init__(*all, directory='www')
    log_message = lambda *_: None
server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
for name in 'rss', 'atom':
    address = f'http://127.0.0.1:{server.server_port}/{name}.xml'
    print(name, 'libgrss:', *sorted(f'{item.get_title()} {item.get_id()}' for item in Grss.FeedChannel.new_with_source(address).fetch_all()))
    print(name, 'feedparser:', *(f'{item.title} {item.id}' for item in feedparser.parse(address).entries))
P
/usr/bin/python3 a.py | tee seen
diff seen - <<'T'
rss libgrss: a http://example.com/list b http://example.com/list
rss feedparser: a n-1 b n-2
atom libgrss: a urn:x:1 b urn:x:2
atom feedparser: a urn:x:1 b urn:x:2
T
