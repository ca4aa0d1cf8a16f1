#!/bin/sh
# The end of a file, by which readers of PDF and ZIP over the net begin: Range: bytes=-5, the last five bytes.
# Guess: 206 with five bytes, or the whole file from a server that does not know ranges.
# Seen: Mojolicious 9.31 and Weborf 0.19 take it for 0-5, and send the first six bytes of the file, as Content-Range tells. All others send the last five.
. "$(dirname "$0")/shared/servers-of-files.sh"
{
  ask_all -H 'Range: bytes=-5'
  ask Mojolicious -H 'Range: bytes=-5' -D head >/dev/null
  sed -n 's/^content-range: *//Ip' head | tr -d '\r'
  ask Weborf -H 'Range: bytes=-5' -D head >/dev/null
  sed -n 's/^content-range: *//Ip' head | tr -d '\r'
} | tee seen
diff seen - <<'T'
206 with 5 bytes: caddy h2o aiohttp Bottle CherryPy Tornado Twisted Werkzeug WhiteNoise Rack WEBrick
206 with 6 bytes: Mojolicious Weborf
bytes 0-5/3000
bytes 0-5/3000
T
