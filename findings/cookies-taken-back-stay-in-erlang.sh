#!/bin/sh
# A cookie that a server takes back at log-out with Max-Age=0, the same with a day in the past, and one that lives a minute, kept by httpc of Erlang and http-cookie of Ruby.
# Guess: only the last is sent: nought is the earliest time (RFC 6265, 5.2.2).
# Seen: http-cookie does so. httpc of OTP 25 sends all three.
set -eu
. "$(dirname "$0")/shared/cookies-of-erlang.sh"
ask 'a=1; Path=/; Max-Age=0|b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT|c=3; Path=/; Max-Age=60' | tee seen
diff seen - <<'T'
a=1; Path=/; Max-Age=0: sent
b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT: sent
c=3; Path=/; Max-Age=60: sent
Ruby a=1; Path=/; Max-Age=0: nothing
Ruby b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT: nothing
Ruby c=3; Path=/; Max-Age=60: sent
T
