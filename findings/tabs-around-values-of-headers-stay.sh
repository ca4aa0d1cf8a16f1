#!/bin/sh
# A price list sent compressed to clients that ask for gzip, with a blank behind the value of Content-Encoding, and with a tab before and behind it.
# Guess: read by each: blanks and tabs around a value are no part of it (RFC 9110, 5.5; RFC 9112, 5).
# Seen: aiohttp 3.8.4, requests 2.28.1, httplib2 0.20.4, http.rb 4.4.1, Mojolicious 9.31, Furl 3.14 and Symfony 5.4 on curl keep the blank or tab behind the value, do not know the coding by it, and hand out compressed bytes as the list, or fail to make text of them.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
const { gzipSync } = require('node:zlib');
const body = gzipSync('door 500');
for (const [name, line] of Object.entries({ blank: ' gzip ', tab: '\tgzip\t' }))
  exports[`/${name}`] = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Encoding:${line}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`), body]);
J
serve
seen_by 'blank tab' | grep -v '(not asked for)' | tee seen
diff seen - <<'T'
blank, (an error): aiohttp
blank, (no text): requests, httplib2, http.rb, Mojolicious, Furl, Symfony (curl)
blank, door 500: httpx, Tornado, RestClient, HTTParty, Net::HTTP, httpclient, Typhoeus, Mechanize, Excon, LWP, Symfony (streams), Guzzle (streams), Tcl, httr
tab, (an error): aiohttp
tab, (no text): requests, httplib2, http.rb, Mojolicious, Furl, Symfony (curl)
tab, door 500: httpx, Tornado, RestClient, HTTParty, Net::HTTP, httpclient, Typhoeus, Mechanize, Excon, LWP, Symfony (streams), Guzzle (streams), Tcl, httr
T
