#!/bin/sh
# Downloads named 报价 2026.pdf and 门板 18".pdf (18 inches), offered by the helpers of frameworks for that (as_attachment, attachment, download, send_file, ...), and fetched by curl -OJ.
# Guess: the name in UTF-8 as RFC 6266 tells, filename*=UTF-8''..., beside or without a plain one; where there is a plain one only, it is whole.
# Seen: Werkzeug 2.2.2, Django 3.2 and Falcon 3.1.1 tell it so. aiohttp 3.8.4, Bottle 0.12.23, Sinatra 3.0.5 and Dancer2 0.400 write no filename*. aiohttp puts percents into the plain name, which browsers undo and curl 7.88 keeps; Sinatra does for the inches alone. Bottle and Dancer2 leave the inches as they are, so that they end the name: the file is 门板 18, without .pdf.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
packages='curl libdancer2-perl libplack-perl python3-aiohttp python3-bottle python3-django python3-falcon python3-werkzeug ruby-sinatra'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8
cat > offer.py <<'P'
import io, sys
import bottle, falcon
from aiohttp.helpers import content_disposition_header
from django.conf import settings
from django.http import FileResponse
from werkzeug.utils import send_file
name = sys.argv[1]
settings.configure()
bottle.request.bind({'REQUEST_METHOD': 'GET', 'PATH_INFO': '/'})
response = falcon.Response()
response.downloadable_as = name
for library, header in {
    'Werkzeug': send_file(io.BytesIO(), {'REQUEST_METHOD': 'GET'}, as_attachment=True, download_name=name, mimetype='application/pdf').headers['Content-Disposition'],
    'Django': FileResponse(io.BytesIO(), as_attachment=True, filename=name).headers['Content-Disposition'],
    'Falcon': response.get_header('Content-Disposition'),
    'aiohttp': content_disposition_header('attachment', filename=name),
    'Bottle': bottle.static_file('offer.py', root='.', download=name).headers['Content-Disposition'],
}.items():
    print(library, header, sep='\t')
P
cat > offer.rb <<'R'
name = ARGV[0].dup.force_encoding('UTF-8')
app = Sinatra.new { get('/') { attachment(name) } }
puts "Sinatra\t#{Rack::MockRequest.new(app.new).get('/')['Content-Disposition']}"
R
cat > offer.pl <<'P'
package Offer; use Dancer2; set logger => 'null'; my $name = $ARGV[0];
get '/' => sub { send_file \'x', filename => $name, content_type => 'application/pdf' };
package main; use HTTP::Request::Common; use Plack::Test;
test_psgi(Offer->to_app, sub { print "Dancer2\t", $_[0]->(GET '/')->header('Content-Disposition'), "\n" });
P
cat > server.cjs <<'J'
const http = require('node:http');
const server = http.createServer(({ socket, url }) => socket.end(Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\nContent-Disposition: ${Buffer.from(url.split('?')[1], 'hex')}\r\n\r\n`)));
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do sleep 0.1; done
for name in '报价 2026.pdf' '门板 18".pdf'; do
  echo "$name"
  {
    /usr/bin/python3 -W ignore offer.py "$name"
    ruby -W0 -rsinatra/base offer.rb "$name"
    perl offer.pl "$name"
  } | while IFS="$(printf '\t')" read -r library header; do
    rm -rf got && mkdir got
    (cd got && curl -sOJ "http://127.0.0.1:$(cat ../port)/none?$(printf %s "$header" | od -An -tx1 | tr -d ' \n')")
    echo "  $library: $header -> $(ls -N got)"
  done
done | tee seen
diff seen - <<'T'
报价 2026.pdf
  Werkzeug: attachment; filename=" 2026.pdf"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%202026.pdf ->  2026.pdf
  Django: attachment; filename*=utf-8''%E6%8A%A5%E4%BB%B7%202026.pdf -> none
  Falcon: attachment; filename=___2026.pdf; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%202026.pdf -> ___2026.pdf
  aiohttp: attachment; filename="%E6%8A%A5%E4%BB%B7%202026.pdf" -> %E6%8A%A5%E4%BB%B7%202026.pdf
  Bottle: attachment; filename="报价 2026.pdf" -> 报价 2026.pdf
  Sinatra: attachment; filename="报价 2026.pdf" -> 报价 2026.pdf
  Dancer2: attachment; filename="报价 2026.pdf" -> 报价 2026.pdf
门板 18".pdf
  Werkzeug: attachment; filename=" 18\".pdf"; filename*=UTF-8''%E9%97%A8%E6%9D%BF%2018%22.pdf -> none
  Django: attachment; filename*=utf-8''%E9%97%A8%E6%9D%BF%2018%22.pdf -> none
  Falcon: attachment; filename=___18_.pdf; filename*=UTF-8''%E9%97%A8%E6%9D%BF%2018%22.pdf -> ___18_.pdf
  aiohttp: attachment; filename="%E9%97%A8%E6%9D%BF%2018%22.pdf" -> %E9%97%A8%E6%9D%BF%2018%22.pdf
  Bottle: attachment; filename="门板 18".pdf" -> 门板 18
  Sinatra: attachment; filename="门板 18%22.pdf" -> 门板 18%22.pdf
  Dancer2: attachment; filename="门板 18".pdf" -> 门板 18
T
