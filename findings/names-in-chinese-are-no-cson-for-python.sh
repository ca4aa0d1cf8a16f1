#!/bin/sh
# A board in CSON, the notation of CoffeeScript, with names in Chinese without quotation marks, 宽: 600, read by cson of Python and by cson-parser of npm, and with quotation marks.
# Guess: the same board: names may hold letters beyond ASCII in CoffeeScript (its grammar has \x7f-\uffff), as in JavaScript.
# Seen: cson 0.8 of Python raises an error of syntax at 宽; with quotation marks it reads it. cson-parser 4.0.9 reads both.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-cson'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts cson-parser@4.0.9 >/dev/null 2>&1
printf '宽: 600\n板:\n  高: 720.5\n' > plain.cson
printf '"宽": 600\n"板":\n  "高": 720.5\n' > quoted.cson
cat > read.py <<'P'
import cson, json, sys
try:
    print(json.dumps(cson.load(open(sys.argv[1])), ensure_ascii=False))
except Exception as error:
    print(type(error).__name__)
P
for name in plain quoted; do
  echo "$name"
  printf '  Python '; /usr/bin/python3 read.py $name.cson
  printf '  npm    '; node -p "JSON.stringify(require('cson-parser').parse(require('fs').readFileSync('$name.cson', 'utf8')))"
done > seen
cat seen
diff seen - <<'T'
plain
  Python ParseError
  npm    {"宽":600,"板":{"高":720.5}}
quoted
  Python {"宽": 600, "板": {"高": 720.5}}
  npm    {"宽":600,"板":{"高":720.5}}
T
