# Shared by the findings about clients and what servers send, which source it, write answers.cjs, the bytes of the answer to each path, and call serve. seen_by
# tells for the paths in its first word what the clients in the others, or all, read. What is compressed is sent to those that ask for gzip only.
set -eu
packages='libanyevent-http-perl libfurl-perl libhttp-lite-perl libhttp-tiny-perl libmojolicious-perl libwww-perl lua-socket php-cli php-curl php-guzzlehttp-guzzle php-symfony-http-client python3-aiohttp python3-httplib2 python3-httpx python3-requests python3-tornado r-cran-httr ruby-excon ruby-http ruby-httparty ruby-httpclient ruby-mechanize ruby-rest-client ruby-typhoeus tcl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > serve.cjs <<'J'
const answers = require('./answers.cjs');
const plain = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 15\r\nConnection: close\r\n\r\n(not asked for)';
const server = require('node:net').createServer((socket) => {
  let request = '';
  socket.on('error', () => {}).on('data', (piece) => {
    request += piece.toString('latin1');
    if (!request.includes('\r\n\r\n')) return;
    const answer = answers[request.split(' ')[1]];
    socket.end(/content-encoding/i.test(answer.toString('latin1')) && !/^accept-encoding:.*gzip/im.test(request) ? plain : answer);
  });
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
cat > read.py <<'P'
import asyncio, sys, warnings
warnings.simplefilter('ignore')
import aiohttp, httplib2, httpx, requests, urllib.request
from tornado.httpclient import AsyncHTTPClient
address = sys.argv[1]
def words(body):
    return body.decode(errors='replace')
async def of_aiohttp():
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return await answer.text()
async def of_tornado():
    return words((await AsyncHTTPClient().fetch(address)).body)
for name, read in {
    'requests': lambda: requests.get(address).text,
    'httpx': lambda: httpx.get(address).text,
    'httplib2': lambda: words(httplib2.Http().request(address)[1]),
    'aiohttp': lambda: asyncio.run(of_aiohttp()),
    'Tornado': lambda: asyncio.run(of_tornado()),
    'urllib': lambda: words(urllib.request.urlopen(address).read()),
}.items():
    try:
        print(ascii(read()), name, sep='\t')
    except Exception:
        print("'(an error)'", name, sep='\t')
P
cat > read.rb <<'R'
address = ARGV[0]
inflating = HTTPClient.new
inflating.transparent_gzip_decompression = true
{ 'RestClient' => -> { RestClient.get(address).body }, 'HTTParty' => -> { HTTParty.get(address, format: :plain).body }, 'Net::HTTP' => -> { Net::HTTP.get(URI(address)) },
  'http.rb' => -> { HTTP.use(:auto_inflate).headers('Accept-Encoding' => 'gzip, deflate').get(address).to_s }, 'httpclient' => -> { inflating.get(address).body },
  'Typhoeus' => -> { Typhoeus.get(address, accept_encoding: 'gzip, deflate').body }, 'Mechanize' => -> { page = Mechanize.new.get(address); page.respond_to?(:root) ? page.root.text : page.body },
  'Excon' => -> { Excon.get(address, middlewares: Excon.defaults[:middlewares] + [Excon::Middleware::Decompress]).body } }.each { |name, read|
  text = begin; read.call.dup; rescue StandardError; '(an error)'; end
  text.force_encoding('UTF-8') if [Encoding::BINARY, Encoding::US_ASCII].include?(text.encoding)
  puts "#{text.encode('UTF-8', invalid: :replace, undef: :replace).scrub.dump}\t#{name}" }
R
cat > read.pl <<'P'
use AnyEvent; use AnyEvent::HTTP; use Encode; use Furl; use HTTP::Lite; use HTTP::Message; use HTTP::Tiny; use JSON::PP; use LWP::UserAgent; use Mojo::UserAgent;
my $address = shift;
sub told { print JSON::PP->new->ascii->allow_nonref->encode($_[0] // '(an error)'), "\t$_[1]\n" }
told(LWP::UserAgent->new->get($address, 'Accept-Encoding' => scalar HTTP::Message::decodable())->decoded_content, 'LWP');
told(Mojo::UserAgent->new->get($address)->res->text, 'Mojolicious');
told(Furl->new(headers => ['Accept-Encoding' => 'gzip'])->get($address)->decoded_content, 'Furl');
told(decode('UTF-8', HTTP::Tiny->new->get($address)->{content}), 'HTTP::Tiny');
my $lite = HTTP::Lite->new; $lite->request($address); told(decode('UTF-8', $lite->body // ''), 'HTTP::Lite');
my $done = AnyEvent->condvar; http_get $address, sub { $done->send(decode('UTF-8', $_[0] // '')) }; told($done->recv, 'AnyEvent::HTTP');
P
cat > read.php <<'P'
<?php
require 'GuzzleHttp/autoload.php'; require 'Symfony/Component/HttpClient/autoload.php';
use GuzzleHttp\{Client, HandlerStack}; use GuzzleHttp\Handler\StreamHandler; use Symfony\Component\HttpClient\{CurlHttpClient, NativeHttpClient};
$address = $argv[1];
foreach (['Symfony (curl)' => fn() => (new CurlHttpClient())->request('GET', $address)->getContent(), 'Symfony (streams)' => fn() => (new NativeHttpClient())->request('GET', $address)->getContent(), 'Guzzle' => fn() => (string) (new Client())->get($address)->getBody(),
  'Guzzle (streams)' => fn() => (string) (new Client(['handler' => HandlerStack::create(new StreamHandler())]))->get($address, ['headers' => ['Accept-Encoding' => 'gzip']])->getBody(), 'PHP' => fn() => file_get_contents($address)] as $name => $read) {
  try { $text = $read(); } catch (Throwable $error) { $text = '(an error)'; }
  echo json_encode($text, JSON_INVALID_UTF8_SUBSTITUTE), "\t$name\n";
}
P
printf 'package require http\nfconfigure stdout -encoding utf-8\nif {[catch {set text [http::data [http::geturl [lindex $argv 0]]]}]} {set text "(an error)"}\nputs "$text\\tTcl"\n' > read.tcl
printf 'print((require"socket.http".request(arg[1]) or "(an error)") .. "\\tLuaSocket")\n' > read.lua
printf 'cat(tryCatch(httr::content(httr::GET(commandArgs(TRUE)[1]), "text"), error = function(e) "(an error)"), "\\thttr\\n", sep = "")\n' > read.R
# Texts become themselves again, and what is no text is called so.
cat > group.py <<'P'
import re, sys
names, groups = sys.argv[2:], {}
for line in sys.stdin.buffer.read().decode(errors='replace').split('\n'):
    text, tab, name = line.rpartition('\t')
    if tab and (not names or name in names):
        text = re.sub(r'\\u\{?([0-9a-fA-F]{4})\}?', lambda match: chr(int(match[1], 16)), text.strip('\'"'))
        text = re.sub(r'\\(x[0-9a-f]{2}|[rnt"\\])', lambda match: '�' if match[1][0] == 'x' else ' ', text)
        groups.setdefault('(no text)' if re.search('[\ufffd\0-\x1f\x80-\xff]', text) else text, []).append(name)
for text in sorted(groups):
    print('%s, %s: %s' % (sys.argv[1], text, ', '.join(groups[text])))
P
serve() {
  node serve.cjs >/dev/null &
  server=$!
  until [ -s port ]; do sleep 0.1; done
}
seen_by() {
  paths=$1
  shift
  for path in $paths; do
    at=http://127.0.0.1:$(cat port)/$path
    { /usr/bin/python3 read.py "$at"; ruby -W0 -rexcon -rhttp -rhttparty -rhttpclient -rmechanize -rnet/http -rrest-client -rtyphoeus read.rb "$at"; perl read.pl "$at"; php read.php "$at"; tclsh read.tcl "$at"; lua5.1 read.lua "$at"; Rscript --vanilla read.R "$at"; } 2>/dev/null | /usr/bin/python3 group.py "$path" "$@"
  done
}
