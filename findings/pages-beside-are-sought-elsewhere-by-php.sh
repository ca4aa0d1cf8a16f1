#!/bin/sh
# A page that has moved to one beside it, told as RFC 9110 and RFC 3986 allow: next, ?page=2, ../new, and the server with no scheme, //127.0.0.1/new; followed by clients of Python, Ruby, Perl and PHP.
# Guess: /old/next, /old/query?page=2, and twice /new, as browsers do.
# Seen: file_get_contents of PHP 8.2 puts a / too many before next and ?page=2, leaves ../ in, and takes //127.0.0.1/new for a path on the same server. HTTParty 0.21.0 asks for /?page=2, of the front page, and leaves ../ in. HTTP::Tiny 0.082 refuses all that do not begin with a /, and takes // as PHP does; httplib2 0.20.4 refuses that one. The rest as guessed.
. "$(dirname "$0")/shared/redirects.sh"
for place in beside query up host; do
  echo "$place"
  asked GET /old/$place
done | tee seen
diff seen - <<'T'
beside
  (refused): HTTP::Tiny
  GET /old//next: PHP itself
  GET /old/next: requests, httpx, httplib2, mechanize of Python, aiohttp, Tornado, http.rb, HTTParty, Typhoeus, Excon, RestClient, Furl, Mojolicious, Guzzle, Symfony
query
  (refused): HTTP::Tiny
  GET /?page=2: HTTParty
  GET /old//?page=2: PHP itself
  GET /old/query?page=2: requests, httpx, httplib2, mechanize of Python, aiohttp, Tornado, http.rb, Typhoeus, Excon, RestClient, Furl, Mojolicious, Guzzle, Symfony
up
  (refused): HTTP::Tiny
  GET /new: requests, httpx, httplib2, mechanize of Python, aiohttp, Tornado, http.rb, Typhoeus, Excon, RestClient, Furl, Mojolicious, Guzzle, Symfony
  GET /old/../new: HTTParty
  GET /old//../new: PHP itself
host
  (refused): httplib2
  GET //.../new: HTTP::Tiny, PHP itself
  GET /new: requests, httpx, mechanize of Python, aiohttp, Tornado, http.rb, HTTParty, Typhoeus, Excon, RestClient, Furl, Mojolicious, Guzzle, Symfony
T
