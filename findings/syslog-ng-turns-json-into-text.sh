#!/bin/sh
# A server's log, one line of JSON for each event, read by syslog-ng's json-parser and written again by its format-json, to add or take out a field on the way.
# Guess: what was a number, true or null stays so, with its digits, and a list stays a list.
# Seen (syslog-ng 3.38.1): all becomes text: "30", "true", "" for null; a price of 1299.50 is "1299.500000", the list is "a,b", and a name with a point, http.status, becomes an object http with
# status in it. Digits of a long number stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in syslog-ng-core jq; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' syslog-ng-core
cd "$folder"
cat > settings <<C
@version: 3.38
options { stats-freq(0); };
source lines { stdin(flags(no-parse)); };
parser json { json-parser(prefix("event.")); };
destination written { file("$folder/written" template("\$(format-json --key event.* --shift-levels 1)\n")); };
log { source(lines); parser(json); destination(written); };
C
echo '{"level":30,"msg":"待审核","id":1234567890123456789,"price":1299.50,"ok":true,"user":null,"files":["a","b"],"http.status":200}' > events
cat events | timeout 60 syslog-ng -F --no-caps -f "$folder/settings" -R "$folder/persist" -p "$folder/pid" -c "$folder/control" 2>/dev/null
while ! test -s written; do sleep 0.1; done
jq -cS . written | tee seen
diff seen - <<'T'
{"files":"a,b","http":{"status":"200"},"id":"1234567890123456789","level":"30","msg":"待审核","ok":"true","price":"1299.500000","user":""}
T
