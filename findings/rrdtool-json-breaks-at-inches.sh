#!/bin/sh
# Readings of two presses, exported as JSON (rrdtool xport --json) for a chart; the legend of one is 24" 热压机, a press for doors of 24 inches, the other 冷压机\2, with a backslash.
# Guess: JSON in which quotes and backslashes are escaped.
# Seen: rrdtool 1.7.2 writes the legend as it is: "24" 热压机" is no JSON, nor is \2. Without them it is JSON.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in rrdtool python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' rrdtool python3
cd "$folder"
export LC_ALL=C.UTF-8
rrdtool create press.rrd --start 1767571200 --step 300 DS:kw:GAUGE:600:U:U RRA:AVERAGE:0.5:1:10
rrdtool update press.rrd 1767571500:1000 1767571800:2000
for legend in '热压机' '24" 热压机' '冷压机\2'; do
  rrdtool xport --json --start 1767571200 --end 1767571800 DEF:a=press.rrd:kw:AVERAGE "XPORT:a:$legend" > out.json
  grep -A1 legend out.json | tail -1 | tr -d ' \n'
  /usr/bin/python3 -c 'import json; json.load(open("out.json", encoding="utf-8")); print(": JSON")' 2>said || sed -n '$s/^[^:]*: \([^:]*\):.*/: no JSON (\1)/p' said
done | tee seen
diff seen - <<'T'
"热压机": JSON
"24"热压机": no JSON (Expecting ',' delimiter)
"冷压机\2": no JSON (Invalid \escape)
T
