#!/bin/sh
# Debian's ruby-data-uri, which reads pictures that stand in addresses (data:), loaded by Debian's Ruby.
# Guess: it loads, since the packages are of one release.
# Seen: require ends in a NameError: it puts data: into a variable of URI's own that Ruby 3.1 no longer has.
set -eu
packages='ruby ruby-data-uri'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -e 'begin; require "data_uri"; puts URI::Data.new("data:,oak").data; rescue NameError => error; puts error.message.lines.first; end' | tee seen
diff seen - <<'T'
uninitialized class variable @@schemes in URI
T
