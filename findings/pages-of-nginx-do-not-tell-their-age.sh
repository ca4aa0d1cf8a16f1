#!/bin/sh
# A page with max-age=60 asked for twice through five caches, the second time from the cache: whether it tells its age, by which browsers and further caches know how long it is still good.
# Guess: it has the field Age (RFC 9111, 5.1: a cache MUST generate it when it answers without the server; 4).
# Seen: four have it. nginx 1.22.1 does not, so that a browser counts the whole minute again.
. "$(dirname "$0")/shared/caches.sh"
for cache in $caches; do
  ask "$cache" "/$cache?Cache-Control=max-age=60" >/dev/null
  ask "$cache" "/$cache?Cache-Control=max-age=60" -i | tr -d '\r' > got
  echo "$cache: $(tail -n 1 got) and $(grep -io '^age: [0-9]' got | tr A-Z a-z | cut -c1-4 || :)"
done | tee seen
diff seen - <<'T'
Apache: 1 and age:
HAProxy: 1 and age:
nginx: 1 and 
Squid: 1 and age:
Varnish: 1 and age:
T
