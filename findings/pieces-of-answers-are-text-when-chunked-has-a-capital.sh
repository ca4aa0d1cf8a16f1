#!/bin/sh
# A price list in two chunks, with Transfer-Encoding: chunked, and with Chunked in small and capital letters.
# Guess: read by each, for names of transfer codings are alike in capitals (RFC 9112, 7).
# Seen: Furl 3.14 of Perl, and Symfony 5.4 of PHP on streams, know the small letters only, and hand out the lengths of the chunks within the list.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
for (const coding of ['chunked', 'Chunked'])
  exports[`/${coding}`] = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nTransfer-Encoding: ${coding}\r\nConnection: close\r\n\r\n5\r\ndoor \r\n3\r\n500\r\n0\r\n\r\n`);
J
serve
seen_by 'chunked Chunked' | tee seen
diff seen - <<'T'
chunked, door 500: requests, httpx, httplib2, aiohttp, Tornado, urllib, RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, Furl, HTTP::Tiny, HTTP::Lite, AnyEvent::HTTP, Symfony (curl), Symfony (streams), Guzzle, Guzzle (streams), PHP, Tcl, LuaSocket, httr
Chunked, 5  door   3  500  0    : Furl, Symfony (streams)
Chunked, door 500: requests, httpx, httplib2, aiohttp, Tornado, urllib, RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, HTTP::Tiny, HTTP::Lite, AnyEvent::HTTP, Symfony (curl), Guzzle, Guzzle (streams), PHP, Tcl, LuaSocket, httr
T
