# Shared by the findings about clients that follow redirects, which source it: $site is a server that sends /old/303 on with that status to /new,
# and /old/beside, /old/query, /old/host and /old/up with 302 to next, ?page=2, //the server/new and ../new. Of what else it is asked for it tells method, path and body.
set -eu
packages='libfurl-perl libhttp-tiny-perl libmojolicious-perl php-cli php-guzzlehttp-guzzle php-symfony-http-client python3-aiohttp python3-httplib2 python3-httpx python3-mechanize python3-requests python3-tornado ruby-excon ruby-http ruby-httparty ruby-rest-client ruby-typhoeus'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > server.cjs <<'J'
const http = require('node:http');
const server = http.createServer(async (request, response) => {
  const { method, url } = request;
  let body = '';
  for await (const piece of request) body += piece;
  const status = /^\/old\/(\d+)$/.exec(url)?.[1];
  const location = status ? '/new' : { '/old/beside': 'next', '/old/query': '?page=2', '/old/host': `//127.0.0.1:${server.address().port}/new`, '/old/up': '../new' }[url];
  if (location) response.writeHead(Number(status ?? 302), { location });
  response.end(location ? '' : `${method} ${url}${body && ` with ${body}`}`);
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do sleep 0.1; done
site=http://127.0.0.1:$(cat port)
cat > ask.py <<'P'
import asyncio, sys, warnings
warnings.simplefilter('ignore')
import aiohttp, httplib2, httpx, mechanize, requests
from tornado.httpclient import AsyncHTTPClient
method, address = sys.argv[1:]
form = 'wood=oak' if method == 'POST' else None
kind = {'Content-Type': 'application/x-www-form-urlencoded'} if form else {}
async def of_aiohttp():
    async with aiohttp.ClientSession() as session:
        async with session.request(method, address, data=form, headers=kind) as answer:
            return await answer.text()
async def of_tornado():
    return (await AsyncHTTPClient().fetch(address, method=method, body=form, headers=kind)).body.decode()
for name, ask in {
    'requests': lambda: requests.request(method, address, data=form, headers=kind).text,
    'httpx': lambda: httpx.request(method, address, content=form, headers=kind, follow_redirects=True).text,
    'httplib2': lambda: httplib2.Http().request(address, method, form, kind)[1].decode(),
    'mechanize of Python': lambda: mechanize.Browser().open(address, form).read().decode(),
    'aiohttp': lambda: asyncio.run(of_aiohttp()),
    'Tornado': lambda: asyncio.run(of_tornado()),
}.items():
    try:
        print(ask() or '(not followed)', name, sep='\t')
    except Exception:
        print('(refused)', name, sep='\t')
P
cat > ask.rb <<'R'
method, address = ARGV
form = method == 'POST' ? { wood: 'oak' } : nil
follow = Excon.defaults[:middlewares] + [Excon::Middleware::RedirectFollower]
{ 'http.rb' => -> { HTTP.follow(strict: false).request(method.downcase.to_sym, address, **(form ? { form: form } : {})).to_s }, 'HTTParty' => -> { HTTParty.send(method.downcase, address, body: form).body },
  'Typhoeus' => -> { Typhoeus.send(method.downcase, address, body: form, followlocation: true).body }, 'Excon' => -> { Excon.send(method.downcase, address, body: form && 'wood=oak', headers: form ? { 'Content-Type' => 'application/x-www-form-urlencoded' } : {}, middlewares: follow).body },
  'RestClient' => -> { form ? RestClient.post(address, form).body : RestClient.get(address).body } }.each { |name, ask| puts "#{begin; ask.call; rescue StandardError; '(refused)'; end}\t#{name}" }
R
cat > ask.pl <<'P'
use Furl; use HTTP::Tiny; use Mojo::UserAgent;
my ($method, $address) = @ARGV;
my $tiny = $method eq 'POST' ? HTTP::Tiny->new->post_form($address, [wood => 'oak']) : HTTP::Tiny->new->get($address);
print $tiny->{success} ? $tiny->{content} : $tiny->{status} == 599 ? '(refused)' : '(not followed)', "\tHTTP::Tiny\n";
print $method eq 'POST' ? Furl->new->post($address, [], [wood => 'oak'])->content : Furl->new->get($address)->content, "\tFurl\n";
my $mojo = Mojo::UserAgent->new(max_redirects => 5);
print +($method eq 'POST' ? $mojo->post($address, form => { wood => 'oak' }) : $mojo->get($address))->res->body, "\tMojolicious\n";
P
cat > ask.php <<'P'
<?php
require 'GuzzleHttp/autoload.php';
require 'Symfony/Component/HttpClient/autoload.php';
[, $method, $address] = $argv;
$form = $method === 'POST' ? ['wood' => 'oak'] : null;
$stream = stream_context_create(['http' => ['method' => $method, 'content' => $form ? 'wood=oak' : '', 'header' => $form ? 'Content-Type: application/x-www-form-urlencoded' : '']]);
echo (new GuzzleHttp\Client())->request($method, $address, $form ? ['form_params' => $form] : [])->getBody(), "\tGuzzle\n";
echo Symfony\Component\HttpClient\HttpClient::create()->request($method, $address, $form ? ['body' => $form] : [])->getContent(), "\tSymfony\n";
echo file_get_contents($address, false, $stream), "\tPHP itself\n";
P
# What each client got, those that got the same on one line.
asked() {
  {
    timeout 60 /usr/bin/python3 ask.py "$1" "$site$2"
    ruby -W0 -rexcon -rhttp -rhttparty -rrest-client -rtyphoeus ask.rb "$1" "$site$2"
    perl ask.pl "$1" "$site$2"
    php ask.php "$1" "$site$2"
  } 2>/dev/null | sed "s#${site#http:}#//...#" | sort -s -t"$(printf '\t')" -k1,1 | awk -F'\t' '{ if ($1 != last || NR == 1) printf "%s  %s:", (NR > 1 ? "\n" : ""), $1; else printf ","; last = $1; printf " %s", $2 } END { print "" }'
}
