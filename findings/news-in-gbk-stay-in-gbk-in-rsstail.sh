#!/bin/sh
# News of a site in GBK, which its XML declaration says, and news as Atom with a title of HTML, 门 &amp;amp; 柜, shown by rsstail.
# Guess: 开标通知 in the encoding of the terminal, UTF-8, as XML says how to read it, and 门 & 柜 (RFC 4287, 3.1.1.2: what remains after the escapes of XML is HTML).
# Seen (rsstail 1.8 with libmrss 0.19.2): the bytes of GBK come out as they are, which are no text in UTF-8; of Atom, the title as 门 &amp; 柜. News in UTF-8 as RSS are shown as they are.
set -eu
packages='rsstail'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
mkdir www
item='<item><title>开标通知</title><link>http://example.com/1</link></item>'
rss() {
  printf '<?xml version="1.0" encoding="%s"?><rss version="2.0"><channel><title>t</title><link>http://example.com/</link><description>d</description>%s</channel></rss>' "$1" "$item" | iconv -t "$1"
}
rss UTF-8 > www/utf-8.xml
rss GBK > www/gbk.xml
printf '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>urn:x:1</id><updated>2026-01-05T09:30:00+08:00</updated><entry><title type="html">门 &amp;amp; 柜</title><id>urn:x:2</id><link href="http://example.com/1"/><updated>2026-01-05T09:30:00+08:00</updated></entry></feed>' > www/atom.xml
cat > a.py <<'P'
import http.server, subprocess, threading
class Server(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *all):
        super().__init__(*all, directory='www')
    log_message = lambda *_: None
server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
for name in 'utf-8', 'gbk', 'atom':
    shown = subprocess.run(['rsstail', '-1', '-N', '-u', f'http://127.0.0.1:{server.server_port}/{name}.xml'], capture_output=True).stdout.strip()
    print(name, shown if name == 'gbk' else shown.decode())
P
/usr/bin/python3 a.py | tee seen
diff seen - <<'T'
utf-8 开标通知
gbk b'\xbf\xaa\xb1\xea\xcd\xa8\xd6\xaa'
atom 门 &amp; 柜
T
