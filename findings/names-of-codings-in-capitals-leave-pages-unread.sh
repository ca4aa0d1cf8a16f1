#!/bin/sh
# A price list sent compressed to clients that ask for gzip: with Content-Encoding: gzip, with GZIP in capitals, and with x-gzip.
# Guess: read by each, for names of codings are alike in capitals, and x-gzip is gzip (RFC 9110, 8.4.1 and 8.4.1.3).
# Seen: GZIP is not undone by httplib2 0.20.4, http.rb 4.4.1, Symfony 5.4, Guzzle 7.4.5 on streams and Tcl 8.6, and Mechanize 2.8.5 of Ruby refuses it. x-gzip is not by requests 2.28.1, httpx 0.23.3, aiohttp 3.8.4, httplib2, Tornado 6.2, Mojolicious 9.31, Symfony and Guzzle. Each hands out the compressed bytes as the page, or fails to make text of them.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
const { gzipSync } = require('node:zlib');
const body = gzipSync('door 500');
for (const coding of ['gzip', 'GZIP', 'x-gzip'])
  exports[`/${coding}`] = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Encoding: ${coding}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`), body]);
J
serve
seen_by 'gzip GZIP x-gzip' | grep -v '(not asked for)' | tee seen
diff seen - <<'T'
gzip, door 500: requests, httpx, httplib2, aiohttp, Tornado, RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, Furl, Symfony (curl), Symfony (streams), Guzzle (streams), Tcl, httr
GZIP, (an error): Mechanize
GZIP, (no text): httplib2, http.rb, Symfony (curl), Symfony (streams), Guzzle (streams), Tcl
GZIP, door 500: requests, httpx, aiohttp, Tornado, RestClient, HTTParty, Net::HTTP, httpclient, Typhoeus, Excon, LWP, Mojolicious, Furl, httr
x-gzip, (an error): aiohttp
x-gzip, (no text): requests, httpx, httplib2, Tornado, Mojolicious, Symfony (curl), Symfony (streams), Guzzle (streams)
x-gzip, door 500: RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Furl, Tcl, httr
T
