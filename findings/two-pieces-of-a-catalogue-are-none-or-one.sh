#!/bin/sh
# The first and the last byte of a file at once, Range: bytes=0-0,-1, as viewers of large catalogues ask for pages that lie apart.
# Guess: both in one answer (multipart/byteranges), or the whole file with 200, as RFC 9110 leaves it to the server.
# Seen: aiohttp 3.8.4 and Werkzeug 2.2.2 answer 416, as if there were no such bytes, so that a viewer has none; Bottle 0.12.23, Mojolicious 9.31 and Weborf 0.19 send one byte of the two as if it were all that was asked for. The rest as guessed.
. "$(dirname "$0")/shared/servers-of-files.sh"
for server in $servers; do
  answer=$(ask "$server" -H 'Range: bytes=0-0,-1' -D head)
  kind=$(sed -n 's/^content-type: *\(multipart[^;]*\).*/ of \1/Ip' head | tr -d '\r')
  case $answer in
    206*) [ "$kind" ] && answer=206 ;;
    416*) answer=416 ;;
  esac
  echo "$server: $answer$kind"
done | tee seen
diff seen - <<'T'
caddy: 206 of multipart/byteranges
h2o: 206 of multipart/byteranges
Mojolicious: 206 with 1 bytes
aiohttp: 416
Bottle: 206 with 1 bytes
CherryPy: 206 of multipart/byteranges
Tornado: 200 with 3000 bytes
Twisted: 206 of multipart/byteranges
Werkzeug: 416
WhiteNoise: 200 with 3000 bytes
Rack: 206 of multipart/byteranges
WEBrick: 206 of multipart/byteranges
Weborf: 206 with 1 bytes
T
