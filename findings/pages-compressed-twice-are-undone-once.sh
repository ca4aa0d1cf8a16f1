#!/bin/sh
# A price list sent as Content-Encoding: deflate, gzip, compressed by the application and by the server before it, to clients that ask for both.
# Guess: read by each: the codings are listed in the order in which they were done, and undone from the end (RFC 9110, 8.4), or an error tells that the list is not understood.
# Seen: requests, httpx, Typhoeus, LWP and httr read it. httplib2 0.20.4 of Python, and RestClient, HTTParty, Net::HTTP, http.rb, httpclient and Excon of Ruby hand out compressed bytes as the page without a word; Mechanize and Tcl fail, and aiohttp 3.8.4 when it makes text of them.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
const { deflateSync, gzipSync } = require('node:zlib');
const body = gzipSync(deflateSync('door 500'));
exports['/twice'] = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Encoding: deflate, gzip\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`), body]);
J
serve
seen_by twice requests httpx httplib2 aiohttp RestClient HTTParty Net::HTTP http.rb httpclient Typhoeus Mechanize Excon LWP httr Tcl | tee seen
diff seen - <<'T'
twice, (an error): aiohttp, Mechanize, Tcl
twice, (no text): httplib2, RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Excon
twice, door 500: requests, httpx, Typhoeus, LWP, httr
T
