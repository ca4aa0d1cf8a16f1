#!/bin/sh
# A page that expires at the moment in which it is sent (Expires is Date), from a server whose clock is an hour ahead, asked for twice through five caches.
# Guess: it comes from the server again: its lifetime is Expires less Date, both by the server's own clock, and so nought (RFC 9111, 4.2.1).
# Seen: Apache, Squid and Varnish ask the server again. HAProxy 2.6.12 and nginx 1.22.1 take Expires for a time of their own clock, and give out the page for an hour.
. "$(dirname "$0")/shared/caches.sh"
{
  echo 'Date now, Expires in ten minutes'
  twice 'Expires=%2B600'
  echo 'Date in an hour, Expires in an hour'
  twice 'Date=%2B3600&Expires=%2B3600'
} | tee seen
diff seen - <<'T'
Date now, Expires in ten minutes
from the cache: Apache HAProxy nginx Squid Varnish
Date in an hour, Expires in an hour
from the cache: HAProxy nginx
from the server: Apache Squid Varnish
T
