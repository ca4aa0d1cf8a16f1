#!/bin/sh
# What a server of WebDAV says of itself to OPTIONS, in the field DAV, by which clients know whether they may use it at all; six servers.
# Guess: 1 at the least, and 2 beside it where it has locks (RFC 4918, 10.1 and 18.2: class 2 MUST meet class 1 too, and says both).
# Seen: five begin with 1. nginx 1.22.1 with its extension 3.0.0 says "DAV: 2".
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" OPTIONS / >/dev/null
  echo "$(tr -d '\r' < headers | grep -i '^dav:' | grep -q '[ ,:]1' && echo 'class 1' || tr -d '\r' < headers | grep -i '^dav:' | sed 's/^dav: /only /i'):$server"
done | gather | tee seen
diff seen - <<'T'
class 1: Apache lighttpd rclone SabreDAV webdav-server
only 2: nginx
T
