#!/bin/sh
# A page with max-age=60 that comes from another cache and has been there for an hour (Age: 3600), asked for twice through five caches.
# Guess: it comes from the server again: its hour counts, and it has expired on its way (RFC 9111, 4.2.3); without Age from the cache.
# Seen: four caches ask the server again. nginx 1.22.1 does not look at Age and gives out the old page for 60 seconds more.
. "$(dirname "$0")/shared/caches.sh"
{
  echo 'max-age=60'
  twice 'Cache-Control=max-age=60'
  echo 'max-age=60, Age: 3600'
  twice 'Cache-Control=max-age=60&Age=3600'
} | tee seen
diff seen - <<'T'
max-age=60
from the cache: Apache HAProxy nginx Squid Varnish
max-age=60, Age: 3600
from the cache: nginx
from the server: Apache HAProxy Squid Varnish
T
