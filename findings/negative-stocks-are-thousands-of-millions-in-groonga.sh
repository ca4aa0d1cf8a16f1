#!/bin/sh
# Stocks 18, -5 and 5000000000 loaded as JSON into a column of kind UInt32 of a Groonga table, and a price "12e2" into a column of kind Float.
# Guess: what UInt32, "0 to 4294967295" (manual), cannot hold is refused and stays 0.
# Seen (groonga 13.0.0): -5 becomes 4294967291 and 5000000000 becomes 705032704; all three rows count as loaded, without an error. "12e2" is 1200.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='groonga-bin jq'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
groonga -n store <<'G' | tail -n 1 | jq -c '.[1]'
table_create Stocks TABLE_HASH_KEY ShortText
column_create Stocks count COLUMN_SCALAR UInt32
column_create Stocks price COLUMN_SCALAR Float
load --table Stocks
[{"_key":"a","count":18,"price":"12e2"},{"_key":"b","count":-5},{"_key":"c","count":5000000000}]
G
groonga store 'select Stocks --sort_keys _key --output_columns _key,count,price' | jq -c '.[1][0][2:][]'
} > seen
cat seen
diff seen - <<'T'
3
["a",18,1200]
["b",4294967291,0]
["c",705032704,0]
T
