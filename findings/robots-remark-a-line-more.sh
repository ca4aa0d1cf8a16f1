#!/bin/sh
# A remark of two lines in a form, the first on a line of its own behind the opening tag, as templates have it; sent as it is by five libraries that fill in forms for programs.
# Guess: what a browser sends: the line end behind the tag is none of the text, and lines end with CR LF.
# Seen: mechanize of Python sends that. The others put an empty line before the remark, and lxml, MechanicalSoup and Mechanize of Ruby end lines with LF alone, so that a limit of characters counts otherwise than with a browser.
set -eu
for package in libwww-mechanize-perl python3-lxml python3-mechanicalsoup python3-mechanize ruby-mechanize; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libwww-mechanize-perl python3-lxml python3-mechanicalsoup python3-mechanize ruby-mechanize
folder=$(mktemp -d)
trap 'rm -rf "$folder"; kill "$server" 2>/dev/null || :' EXIT
cd "$folder"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="utf-8">
<title>订单</title>
<form method="post"><textarea name="remark">
送货上门
周末不送</textarea></form>
H
cat > serve.py <<'P'
import http.server
from urllib.parse import parse_qsl
class Portal(http.server.BaseHTTPRequestHandler):
    def answer(self, body):
        self.send_response(200)
        self.send_header('Content-Type', 'text/html; charset=utf-8')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def do_GET(self):
        self.answer(open('page.html', encoding='utf-8').read().encode('utf-8'))
    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length'])).decode()
        print(', '.join('%s=%s' % (name, value.encode().replace(b"\r", b"[CR]").replace(b"\n", b"[LF]").decode()) for name, value in parse_qsl(body, True, encoding='utf-8', errors='strict')), flush=True)
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
PYTHONIOENCODING=utf-8 python3 serve.py > sent &
server=$!
until [ -s port ]; do sleep 0.1; done
url="http://127.0.0.1:$(cat port)/"
shown() { echo "$1: $(tail -n 1 sent)"; }
{
  for name in lxml MechanicalSoup mechanize; do
    /usr/bin/python3 fill.py "$name" "$url"
    shown "$name of Python"
  done
  ruby mechanize.rb "$url"
  shown 'Mechanize of Ruby'
  perl -MWWW::Mechanize -e 'my $agent = WWW::Mechanize->new; $agent->get(shift); $agent->form_number(1); $agent->submit' "$url"
  shown 'WWW::Mechanize'
} | tee seen
diff seen - <<'T'
lxml of Python: remark=[LF]送货上门[LF]周末不送
MechanicalSoup of Python: remark=[LF]送货上门[LF]周末不送
mechanize of Python: remark=送货上门[CR][LF]周末不送
Mechanize of Ruby: remark=[LF]送货上门[LF]周末不送
WWW::Mechanize: remark=[CR][LF]送货上门[CR][LF]周末不送
T
