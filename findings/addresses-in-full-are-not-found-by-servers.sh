#!/bin/sh
# A catalogue asked of 13 servers and frameworks of files with the whole address in the first line, GET http://127.0.0.1/a.txt HTTP/1.1, as clients behind a proxy write it.
# Guess: 200 with the file: a server has to take this form of the target (RFC 9112, 3.2.2, MUST accept).
# Seen: six give the file; h2o 2.2.5, Tornado 6.2, Twisted 22.4, Weborf 0.19, and Bottle, Werkzeug and WhiteNoise, all on wsgiref of Python 3.11, find nothing and say 404.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for server in $servers; do
  echo "$(ask "$server" --request-target http://127.0.0.1/a.txt | cut -d ' ' -f 1) $server"
done | awk '{ names[$1] = names[$1] " " $2 } END { for (status in names) print status ":" names[status] }' | sort | tee seen
diff seen - <<'T'
200: caddy Mojolicious aiohttp CherryPy Rack WEBrick
404: h2o Bottle Tornado Twisted Werkzeug WhiteNoise Weborf
T
