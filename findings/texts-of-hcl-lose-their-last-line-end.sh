#!/bin/sh
# A text of two lines in HCL, between <<EOF and EOF, read by pyhcl of Python and by js-hcl-parser of npm, which is HashiCorp's own reader of HCL 1.
# Guess: "one\ntwo\n": each line of such a text ends with its line end, the last one too.
# Seen: pyhcl 0.4.4 drops the last line end. HashiCorp's has it.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-pyhcl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts js-hcl-parser@1.0.1 >/dev/null 2>&1
printf 'width = 600\ntext = <<EOF\none\ntwo\nEOF\n' > a.hcl
/usr/bin/python3 -c "
import hcl, json
print('pyhcl      ', json.dumps(hcl.load(open('a.hcl')), sort_keys=True))" > seen
node -p "'HashiCorp\'s ' + JSON.stringify(JSON.parse(require('js-hcl-parser').parse(require('fs').readFileSync('a.hcl', 'utf8'))))" >> seen
cat seen
diff seen - <<'T'
pyhcl       {"text": "one\ntwo", "width": 600}
HashiCorp's {"text":"one\ntwo\n","width":600}
T
