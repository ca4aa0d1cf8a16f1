#!/bin/sh
# A price of 1280.1 and a share of 0.285 read from JSON by jshon, the reader of JSON for shell scripts, and by jq.
# Guess: 1280.1 and 0.285, as they stand: jshon "returns json value" (its manual).
# Seen (jshon 20131010): 1280.0999999999999 and 0.28499999999999998, digits of the binary number; a script that prints or compares the text has another price. jq and gron give what was read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jshon jq gron'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo '{"price":1280.1,"share":0.285}' > list.json
echo "jshon: $(jshon -e price -u -p -e share -u < list.json | xargs)"
echo "jq: $(jq -r '.price, .share' list.json | xargs)"
echo "gron: $(gron list.json | grep -E 'price|share' | xargs)"
} > seen
cat seen
diff seen - <<'T'
jshon: 1280.0999999999999 0.28499999999999998
jq: 1280.1 0.285
gron: json.price = 1280.1; json.share = 0.285;
T
