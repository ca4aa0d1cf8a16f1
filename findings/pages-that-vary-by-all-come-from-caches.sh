#!/bin/sh
# A page that varies by more than the request's fields tell, Vary: Accept, * (as a framework joins what two of its parts have set), and Vary: *, asked for twice through five caches.
# Guess: it comes from the server again: a Vary with a member "*" never matches (RFC 9111, 4.1).
# Seen: all do so with Vary: *. With Vary: Accept, * nginx 1.22.1 and Varnish 7.1.1 give out the page that they have.
. "$(dirname "$0")/shared/caches.sh"
for vary in '*' 'Accept, *'; do
  echo "Vary: $vary"
  twice "Cache-Control=max-age=60&Vary=$(echo "$vary" | sed 's/ /%20/')"
done | tee seen
diff seen - <<'T'
Vary: *
from the server: Apache HAProxy nginx Squid Varnish
Vary: Accept, *
from the cache: nginx Varnish
from the server: Apache HAProxy Squid
T
