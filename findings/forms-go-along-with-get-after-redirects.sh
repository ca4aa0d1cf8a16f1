#!/bin/sh
# An order sent as a form with POST to a portal that answers 303, see the page of the order (as pages with forms do, so that nothing is sent twice), by clients of Python, Ruby, Perl and PHP.
# Guess: each asks for the page with GET, and sends the form no more (RFC 9110, 15.4.4: a retrieval request).
# Seen: http.rb 4.4.1 and HTTParty 0.21.0 of Ruby, and HTTP::Tiny 0.082 and Furl 3.14 of Perl send the whole form again as the body of the GET, which proxies may refuse, and whose meaning is not told. The others do as guessed.
. "$(dirname "$0")/shared/redirects.sh"
asked POST /old/303 | tee seen
diff seen - <<'T'
  GET /new: requests, httpx, httplib2, mechanize of Python, aiohttp, Tornado, Typhoeus, Excon, RestClient, Mojolicious, Guzzle, Symfony, PHP itself
  GET /new with wood=oak: http.rb, HTTParty, HTTP::Tiny, Furl
T
