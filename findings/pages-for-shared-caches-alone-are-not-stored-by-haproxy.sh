#!/bin/sh
# A page that a browser is to ask for again each time and a cache before the server may have for a minute, max-age=0, s-maxage=60, asked for twice through five caches.
# Guess: it comes from the cache: for shared caches s-maxage stands instead of max-age (RFC 9111, 5.2.2.10).
# Seen: four give it from the cache. HAProxy 2.6.12 asks the server each time, though it knows s-maxage: with max-age=1 it has the page.
. "$(dirname "$0")/shared/caches.sh"
for seconds in 1 0; do
  echo "max-age=$seconds, s-maxage=60"
  twice "Cache-Control=max-age=$seconds,%20s-maxage=60"
done | tee seen
diff seen - <<'T'
max-age=1, s-maxage=60
from the cache: Apache HAProxy nginx Squid Varnish
max-age=0, s-maxage=60
from the cache: Apache nginx Squid Varnish
from the server: HAProxy
T
