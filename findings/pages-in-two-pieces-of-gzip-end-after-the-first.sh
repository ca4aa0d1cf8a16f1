#!/bin/sh
# A price list sent with Content-Encoding: gzip in two pieces, as a server does that joins parts it has compressed before, to clients of Python, Ruby, Perl and PHP, and one with deflate, each in the form that the standard says (RFC 9110, 8.4.1: the zlib format).
# Guess: both parts are read, for gzip is a row of members (RFC 1952, 2.2), or an error tells of the rest, as in curl; deflate is read by all that ask for it.
# Seen: requests 2.28.1 and httplib2 0.20.4 read both parts. All others end after the first without a word: httpx, aiohttp and Tornado of Python, RestClient, HTTParty, http.rb, Excon and Net::HTTP of Ruby, LWP and Mojolicious of Perl, Symfony of PHP. httplib2 and Excon 0.88.0, which ask for deflate, read it without zlib's head only, and fail.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
packages='libmojolicious-perl libwww-perl php-cli php-symfony-http-client python3-aiohttp python3-httplib2 python3-httpx python3-requests python3-tornado ruby-excon ruby-http ruby-httparty ruby-rest-client'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > server.cjs <<'J'
const { deflateSync, gzipSync } = require('node:zlib');
const server = require('node:http').createServer(({ headers, url }, response) => {
  const coding = url.slice(1);
  const asked = headers['accept-encoding']?.includes(coding);
  const text = coding === 'gzip' ? Buffer.concat([gzipSync('door 500 '), gzipSync('shelf 80')]) : deflateSync('door 500 shelf 80');
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', ...(asked && { 'content-encoding': coding }) });
  response.end(asked ? text : '(not asked for)');
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do sleep 0.1; done
site=http://127.0.0.1:$(cat port)
cat > read.py <<'P'
import asyncio, sys
import aiohttp, httplib2, httpx, requests
from tornado.httpclient import AsyncHTTPClient
address = sys.argv[1]
async def of_aiohttp():
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return await answer.text()
async def of_tornado():
    return (await AsyncHTTPClient().fetch(address)).body.decode()
for name, read in {
    'requests': lambda: requests.get(address).text,
    'httpx': lambda: httpx.get(address).text,
    'httplib2': lambda: httplib2.Http().request(address)[1].decode(),
    'aiohttp': lambda: asyncio.run(of_aiohttp()),
    'Tornado': lambda: asyncio.run(of_tornado()),
}.items():
    try:
        print(read(), name, sep='\t')
    except Exception:
        print('(an error)', name, sep='\t')
P
cat > read.rb <<'R'
address = ARGV[0]
{ 'RestClient' => -> { RestClient.get(address).body }, 'HTTParty' => -> { HTTParty.get(address, format: :plain).body }, 'Net::HTTP' => -> { Net::HTTP.get(URI(address)) },
  'http.rb' => -> { HTTP.use(:auto_inflate).headers('Accept-Encoding' => 'gzip, deflate').get(address).to_s },
  'Excon' => -> { Excon.get(address, middlewares: Excon.defaults[:middlewares] + [Excon::Middleware::Decompress]).body } }.each { |name, read| puts "#{begin; read.call; rescue StandardError; '(an error)'; end}\t#{name}" }
R
cat > read.pl <<'P'
use HTTP::Message; use LWP::UserAgent; use Mojo::UserAgent;
print LWP::UserAgent->new->get($ARGV[0], 'Accept-Encoding' => scalar HTTP::Message::decodable())->decoded_content, "\tLWP\n";
print Mojo::UserAgent->new->get($ARGV[0])->res->text, "\tMojolicious\n";
P
echo '<?php require "Symfony/Component/HttpClient/autoload.php"; echo Symfony\Component\HttpClient\HttpClient::create()->request("GET", $argv[1])->getContent(), "\tSymfony\n";' > read.php
for coding in gzip deflate; do
  echo "$coding"
  {
    /usr/bin/python3 -W ignore read.py "$site/$coding"
    ruby -W0 -rexcon -rhttp -rhttparty -rnet/http -rrest-client read.rb "$site/$coding"
    perl read.pl "$site/$coding"
    php read.php "$site/$coding"
  } | sed 's/ *\t/\t/' | awk -F'\t' '{ names[$1] = names[$1] (names[$1] ? ", " : "") $2 } END { for (read in names) print "  " read ": " names[read] }' | sort
done | tee seen
diff seen - <<'T'
gzip
  door 500 shelf 80: requests, httplib2
  door 500: httpx, aiohttp, Tornado, RestClient, HTTParty, Net::HTTP, http.rb, Excon, LWP, Mojolicious, Symfony
deflate
  (an error): httplib2, Excon
  (not asked for): Tornado, Mojolicious, Symfony
  door 500 shelf 80: requests, httpx, aiohttp, RestClient, HTTParty, Net::HTTP, http.rb, LWP
T
