#!/bin/sh
# The length of the name 实木衣柜 in JSON, by jshon -l and by jq.
# Guess: 4, as strings of JSON are made of characters (RFC 8259, 7), and jshon -l is the length of a string.
# Seen (jshon 20131010): 12, the bytes of UTF-8; a check for names of up to ten characters refuses those of four. jq says 4.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jshon jq'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo '{"name":"实木衣柜"}' > list.json
echo "jshon: $(jshon -e name -l < list.json)"
echo "jq: $(jq '.name | length' list.json)"
} > seen
cat seen
diff seen - <<'T'
jshon: 12
jq: 4
T
