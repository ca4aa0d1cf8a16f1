#!/bin/sh
# A form with a template in it, the row that the page's script will copy when goods are added (a price of 0), and a field that is not in use; sent as it is by five libraries that fill in forms for programs.
# Guess: what a browser sends: the name alone; what is in a template is no part of the page, nor of a form.
# Seen: all five send the template's price as well, an order more than there is; MechanicalSoup sends the field that is not in use (disabled), too.
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
<form method="post">
<input name="name" value="衣柜">
<input name="old" value="停用" disabled>
<template><input name="price" value="0"></template>
</form>
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
        print(', '.join('%s=%s' % (name, value) for name, value in parse_qsl(body, True, encoding='utf-8', errors='strict')), flush=True)
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
lxml of Python: name=衣柜, price=0
MechanicalSoup of Python: name=衣柜, old=停用, price=0
mechanize of Python: name=衣柜, price=0
Mechanize of Ruby: name=衣柜, price=0
WWW::Mechanize: name=衣柜, price=0
T
