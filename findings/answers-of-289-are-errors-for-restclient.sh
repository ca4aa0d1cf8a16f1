#!/bin/sh
# A price list that comes with the status 289, which nobody has given a meaning, with 208, and with 200.
# Guess: read by each: a client must treat a code that it does not know as the first of its class, 200 (RFC 9110, 15).
# Seen: all do but RestClient 2.1.0 of Ruby, to which 208 and 289 are failed requests: it knows 200 to 207 as well.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
for (const status of ['200 OK', '208 Already Reported', '289 Fine'])
  exports[`/${status.slice(0, 3)}`] = Buffer.from(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 8\r\nConnection: close\r\n\r\ndoor 500`);
J
serve
seen_by '200 208 289' | tee seen
diff seen - <<'T'
200, door 500: requests, httpx, httplib2, aiohttp, Tornado, urllib, RestClient, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, Furl, HTTP::Tiny, HTTP::Lite, AnyEvent::HTTP, Symfony (curl), Symfony (streams), Guzzle, Guzzle (streams), PHP, Tcl, LuaSocket, httr
208, (an error): RestClient
208, door 500: requests, httpx, httplib2, aiohttp, Tornado, urllib, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, Furl, HTTP::Tiny, HTTP::Lite, AnyEvent::HTTP, Symfony (curl), Symfony (streams), Guzzle, Guzzle (streams), PHP, Tcl, LuaSocket, httr
289, (an error): RestClient
289, door 500: requests, httpx, httplib2, aiohttp, Tornado, urllib, HTTParty, Net::HTTP, http.rb, httpclient, Typhoeus, Mechanize, Excon, LWP, Mojolicious, Furl, HTTP::Tiny, HTTP::Lite, AnyEvent::HTTP, Symfony (curl), Symfony (streams), Guzzle, Guzzle (streams), PHP, Tcl, LuaSocket, httr
T
