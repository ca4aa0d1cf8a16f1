#!/bin/sh
# An order sent as a form with POST to an address that has moved for a time (307) or for good (308), by clients of Python, Ruby, Perl and PHP.
# Guess: POST and the form are sent to the new address (RFC 9110, 15.4.8), or the client says that it does not follow.
# Seen: mechanize 0.4.8 of Python sends POST without the form, and the server has an empty order. httplib2 follows 308 and not 307, and gives back the empty page of the latter; HTTP::Tiny follows neither, and RestClient refuses both. The rest as guessed.
. "$(dirname "$0")/shared/redirects.sh"
for status in 307 308; do
  echo "$status"
  asked POST /old/$status
done | tee seen
diff seen - <<'T'
307
  (not followed): httplib2, HTTP::Tiny
  (refused): RestClient
  POST /new: mechanize of Python
  POST /new with wood=oak: requests, httpx, aiohttp, Tornado, http.rb, HTTParty, Typhoeus, Excon, Furl, Mojolicious, Guzzle, Symfony, PHP itself
308
  (not followed): HTTP::Tiny
  (refused): RestClient
  POST /new: mechanize of Python
  POST /new with wood=oak: requests, httpx, httplib2, aiohttp, Tornado, http.rb, HTTParty, Typhoeus, Excon, Furl, Mojolicious, Guzzle, Symfony, PHP itself
T
