#!/bin/sh
# Cookies that a log-in on www.shop.example sets for the whole firm, Domain=shop.example, with a point before it as of old, and for another path of the site, Path=/order, kept by httpc of Erlang and http-cookie of Ruby.
# Guess: all are sent to /order/1: the point is passed over (RFC 6265, 5.2.3), and a path need not be that of the page (5.3).
# Seen: http-cookie does so. httpc of OTP 25 sends the one with the point alone.
set -eu
. "$(dirname "$0")/shared/cookies-of-erlang.sh"
ask 'a=1; Path=/; Domain=.shop.example|b=2; Path=/; Domain=shop.example|c=3; Path=/order' | tee seen
diff seen - <<'T'
a=1; Path=/; Domain=.shop.example: sent
b=2; Path=/; Domain=shop.example: nothing
c=3; Path=/order: nothing
Ruby a=1; Path=/; Domain=.shop.example: sent
Ruby b=2; Path=/; Domain=shop.example: sent
Ruby c=3; Path=/order: sent
T
