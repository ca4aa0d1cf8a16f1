#!/bin/sh
# Links of an RSS feed, an Atom feed and a sitemap fetched by wget2 (--force-rss, --force-atom, --force-sitemap): with two parameters (&amp;), in CDATA, and relative ones with --base.
# Guess: every link is fetched, with a=1&b=2: these are XML, where &amp; stands for & and CDATA is text (XML 1.0, 2.4 and 2.7; sitemaps.org demands &amp;), and its manual offers --base "to handle relative links correctly".
# Seen: wget2 1.99 sends a=1&amp;b=2 as it stands in the file, so that the server sees a parameter "amp;b". Links in CDATA and the relative one of Atom are not fetched, without a word.
set -eu
packages='python3 wget2'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
mkfifo port
/usr/bin/python3 - > port 2>/dev/null <<'P' &
import http.server
class Notices(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        open('paths', 'a').write(f'  {self.path}\n')
        self.send_response(200)
        self.send_header('Content-Length', '0')
        self.end_headers()
server = http.server.HTTPServer(('127.0.0.1', 0), Notices)
print(server.server_port, flush=True)
server.serve_forever()
P
server=$!
read -r port < port
site=http://127.0.0.1:$port
echo "<rss version='2.0'><channel><item><link>$site/1?a=1&amp;b=2</link></item><item><link><![CDATA[$site/2]]></link></item><item><link>$site/3</link></item></channel></rss>" > rss.xml
echo "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='$site/1?a=1&amp;b=2'/></entry><entry><link href='2'/></entry><entry><link href='$site/3'/></entry></feed>" > atom.xml
echo "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>$site/1?a=1&amp;b=2</loc></url><url><loc><![CDATA[$site/2]]></loc></url><url><loc>$site/3</loc></url></urlset>" > sitemap.xml
for kind in rss atom sitemap; do
  echo "$kind"
  : > paths
  HOME=$folder wget2 -q --robots=off --no-config --base="$site/" "--force-$kind" -i "$kind.xml" -P got || true
  sort -u paths
done | tee seen
diff seen - <<'T'
rss
  /1?a=1&amp;b=2
  /3
atom
  /1?a=1&amp;b=2
  /3
sitemap
  /1?a=1&amp;b=2
  /3
T
