#!/bin/sh
# A price list that has not changed, asked for with If-Modified-Since in the three forms of HTTP: that of today, and those of RFC 850 and of C's asctime, which older clients send.
# Guess: 304 for each: a recipient must accept all three (RFC 9110, 5.6.7).
# Seen: h2o 2.2.5, CherryPy 18.8 and Ruby's Rack 2.2 read the first form only, and send the list again for the others. Weborf knows none. The rest as guessed.
. "$(dirname "$0")/shared/servers-of-files.sh"
for date in 'Mon, 05 Jan 2026 01:30:00 GMT' 'Monday, 05-Jan-26 01:30:00 GMT' 'Mon Jan  5 01:30:00 2026'; do
  echo "$date"
  ask_all -H "If-Modified-Since: $date"
done | tee seen
diff seen - <<'T'
Mon, 05 Jan 2026 01:30:00 GMT
200 with 3000 bytes: Weborf
304 with 0 bytes: caddy h2o Mojolicious aiohttp Bottle CherryPy Tornado Twisted Werkzeug WhiteNoise Rack WEBrick
Monday, 05-Jan-26 01:30:00 GMT
200 with 3000 bytes: h2o CherryPy Rack Weborf
304 with 0 bytes: caddy Mojolicious aiohttp Bottle Tornado Twisted Werkzeug WhiteNoise WEBrick
Mon Jan  5 01:30:00 2026
200 with 3000 bytes: h2o CherryPy Rack Weborf
304 with 0 bytes: caddy Mojolicious aiohttp Bottle Tornado Twisted Werkzeug WhiteNoise WEBrick
T
