# Shared by the findings about robots that fill in forms, which source it and write page.html: sent_by_robots tells what a
# portal gets that sends this page, in the charset it is given (else UTF-8), as five libraries send its form untouched.
set -eu
for package in libwww-mechanize-perl python3-lxml python3-mechanicalsoup python3-mechanize ruby-mechanize; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libwww-mechanize-perl python3-lxml python3-mechanicalsoup python3-mechanize ruby-mechanize
folder=$(mktemp -d)
trap 'rm -rf "$folder"; kill "$server" 2>/dev/null || :' EXIT
cd "$folder"
cat > serve.py <<'P'
import http.server
import sys
from urllib.parse import parse_qsl
charset = sys.argv[1]
class Portal(http.server.BaseHTTPRequestHandler):
    def answer(self, body):
        self.send_response(200)
        self.send_header('Content-Type', 'text/html' + ('; charset=utf-8' if charset == 'utf-8' else ''))
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def do_GET(self):
        self.answer(open('page.html', encoding='utf-8').read().encode(charset))
    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length'])).decode()
        fields = parse_qsl(body, True, encoding=charset, errors='replace')
        print(', '.join('%s=%s' % field for field in fields).replace('\r', '[CR]').replace('\n', '[LF]'), flush=True)
        self.answer(b'')
    def log_message(self, *words):
        pass
server = http.server.HTTPServer(('127.0.0.1', 0), Portal)
open('port', 'w').write(str(server.server_port))
server.serve_forever()
P
cat > mechanize.rb <<'R'
require 'mechanize'
agent = Mechanize.new
agent.submit(agent.get(ARGV[0]).forms[0])
R
cat > fill.py <<'P'
import sys
import lxml.html, mechanicalsoup, mechanize
name, url = sys.argv[1:]
if name == 'lxml':
    lxml.html.submit_form(lxml.html.parse(url).getroot().forms[0])
elif name == 'MechanicalSoup':
    browser = mechanicalsoup.StatefulBrowser()
    browser.open(url)
    browser.select_form('form')
    browser.submit_selected()
else:
    browser = mechanize.Browser()
    browser.set_handle_robots(False)
    browser.open(url)
    browser.select_form(nr=0)
    browser.submit()
P
shown() { echo "$1: $(tail -n 1 sent)"; }
sent_by_robots() {
  PYTHONIOENCODING=utf-8 python3 serve.py "${1:-utf-8}" > sent &
  server=$!
  until [ -s port ]; do sleep 0.1; done
  url="http://127.0.0.1:$(cat port)/"
  for name in lxml MechanicalSoup mechanize; do
    /usr/bin/python3 fill.py "$name" "$url"
    shown "$name of Python"
  done
  ruby mechanize.rb "$url"
  shown 'Mechanize of Ruby'
  perl -MWWW::Mechanize -e 'my $agent = WWW::Mechanize->new; $agent->get(shift); $agent->form_number(1); $agent->submit' "$url"
  shown 'WWW::Mechanize'
}
