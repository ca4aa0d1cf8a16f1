#!/bin/sh
# A download of a price list that was broken off is taken up again after the list has changed, with If-Range and the ETag of the version that is there in part, or its date.
# Guess: the new list whole, with 200: If-Range is for that, and a server that does not know it has to leave ranges out (RFC 9110, 13.1.5 and 14.2).
# Seen: caddy 2.6.2, Werkzeug 2.2.2 and Weborf 0.19 do so. h2o 2.2.5, Mojolicious 9.31, Bottle 0.12.23, CherryPy 18.8, Tornado 6.2, Twisted 22.4, WhiteNoise 6.0 and Ruby's Rack 2.2 and WEBrick send the rest of the new list, which is joined to the old one's beginning; aiohttp 3.8.4 does for the ETag only.
. "$(dirname "$0")/shared/servers-of-files.sh"
{
  echo 'If-Range with the ETag of another version:'
  ask_all -H 'Range: bytes=1000-' -H 'If-Range: "0-0"'
  echo 'If-Range with the date of another version:'
  ask_all -H 'Range: bytes=1000-' -H 'If-Range: Mon, 05 Jan 2015 00:00:00 GMT'
} | tee seen
diff seen - <<'T'
If-Range with the ETag of another version:
200 with 3000 bytes: caddy Werkzeug Weborf
206 with 2000 bytes: h2o Mojolicious aiohttp Bottle CherryPy Tornado Twisted WhiteNoise Rack WEBrick
If-Range with the date of another version:
200 with 3000 bytes: caddy aiohttp Werkzeug Weborf
206 with 2000 bytes: h2o Mojolicious Bottle CherryPy Tornado Twisted WhiteNoise Rack WEBrick
T
