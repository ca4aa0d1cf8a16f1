#!/bin/sh
# Two people save the same quotation: an upload that is only for a new file (If-None-Match: *), and one that is only for the version one has read (If-Match with another ETag), on six servers of WebDAV; an old one is there.
# Guess: 412 to both, and the old file stays (RFC 9110, 13.1.1 and 13.1.2: MUST NOT perform the method).
# Seen: Apache, lighttpd and SabreDAV do so. nginx 1.22.1, rclone 1.60.1 and webdav-server 2.6.3 replace the file, so the later one wins without a word.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for condition in 'If-None-Match: *' 'If-Match: "another"'; do
  echo "$condition"
  for server in $servers; do
    dav "$server" PUT /a.txt -d old >/dev/null
    status=$(dav "$server" PUT /a.txt -d new -H "$condition")
    case $status in 2*) status=done ;; esac
    dav "$server" GET /a.txt >/dev/null
    echo "$status and $(cat got):$server"
  done | gather
done | tee seen
diff seen - <<'T'
If-None-Match: *
412 and old: Apache lighttpd SabreDAV
done and new: nginx rclone webdav-server
If-Match: "another"
412 and old: Apache lighttpd SabreDAV
done and new: nginx rclone webdav-server
T
