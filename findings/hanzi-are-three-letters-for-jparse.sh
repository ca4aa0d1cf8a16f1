#!/bin/sh
# A record in JSON with the name 木, an order number of eleven digits and a price, checked and written in one line by jparse of the library jaula, and read again by jq.
# Guess: the same record: JSON is in UTF-8 (RFC 8259, 8.1), and jparse says that the file is right.
# Seen (jparse 1.4.0): the name is written "\u00e6\u009c\u00a8", each byte as a letter, so that the next program has three Latin characters. Numbers are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jparse jq'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '{"name":"木","no":20260315001,"price":1280.1}' > list.json
jparse list.json 2>/dev/null | grep -aE '^\{' > line
cat line
printf 'jq: %s\n' "$(jq -a -c . line)"
} > seen
cat seen
diff seen - <<'T'
{ "name" : "\u00e6\u009c\u00a8", "no" : 20260315001, "price" : 1280.1 }
jq: {"name":"\u00e6\u009c\u00a8","no":20260315001,"price":1280.1}
T
