#!/bin/sh
# A page's tag, weak and strong, and a header with two tags, one with a comma within its quotation marks, read by protocol-http of Ruby, behind its servers and clients for async.
# Guess: weak? is true of W/"a", and "oak,18" is one tag (RFC 9110, 8.8.3).
# Seen: weak? of the tag ends in a NoMethodError (start_with), and the tag is parted at its comma.
set -eu
packages='ruby ruby-protocol-http'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -rprotocol/http/headers -e 'headers = Protocol::HTTP::Headers[[["etag", %(W/"a")], ["if-none-match", %("oak,18", "b")]]].to_h; p headers["if-none-match"].to_a; begin; p headers["etag"].weak?; rescue NoMethodError => error; puts error.message.lines.first; end' | tee seen
diff seen - <<'T'
["\"oak", "18\"", "\"b\""]
undefined method `start_with' for "W/\"a\"":Protocol::HTTP::Header::ETag
T
