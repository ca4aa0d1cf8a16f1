#!/bin/sh
# A page with max-age=60 asked for, then changed by a POST to its own address, which the server answers by 200, and asked for again, through five caches.
# Guess: it comes from the server: a cache MUST invalidate what it has of an address after an unsafe request that succeeded (RFC 9111, 4.4).
# Seen: Apache, HAProxy and Squid ask the server. nginx 1.22.1 and Varnish 7.1.1 give out the page as it was.
. "$(dirname "$0")/shared/caches.sh"
for cache in $caches; do
  page="/$cache?Cache-Control=max-age=60"
  ask "$cache" "$page" >/dev/null
  ask "$cache" "$page" -d price=12.50 >/dev/null
  [ "$(ask "$cache" "$page")" = 1 ] && echo "as it was: $cache" || echo "as it is: $cache"
done | LC_ALL=C sort | tee seen
diff seen - <<'T'
as it is: Apache
as it is: HAProxy
as it is: Squid
as it was: Varnish
as it was: nginx
T
