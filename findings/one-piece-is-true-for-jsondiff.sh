#!/bin/sh
# An article before and after, {"left": 1} and {"left": true}, and [0] and [false], compared by python3-jsondiff, deepdiff and jsonpatch, which make patches of JSON.
# Guess: a difference in both: in JSON a number is no truth value.
# Seen: jsondiff finds none in either. deepdiff and jsonpatch find that of the field, and none in the list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-deepdiff python3-jsondiff python3-jsonpatch; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-deepdiff python3-jsondiff python3-jsonpatch
cd "$folder"
cat > compare.py <<'P'
import json
import deepdiff, jsondiff, jsonpatch
for before, after in (('{"left": 1}', '{"left": true}'), ('[0]', '[false]'), ('{"left": 1}', '{"left": 2}')):
    one, other = json.loads(before), json.loads(after)
    print(before, after)
    print('  jsondiff:', 'another' if jsondiff.diff(one, other) else 'the same')
    print('  deepdiff:', 'another' if deepdiff.DeepDiff(one, other) else 'the same')
    print('  jsonpatch:', 'another' if list(jsonpatch.make_patch(one, other)) else 'the same')
P
{
  /usr/bin/python3 compare.py
} | tee seen
diff seen - <<'T'
{"left": 1} {"left": true}
  jsondiff: the same
  deepdiff: another
  jsonpatch: another
[0] [false]
  jsondiff: the same
  deepdiff: the same
  jsonpatch: the same
{"left": 1} {"left": 2}
  jsondiff: another
  deepdiff: another
  jsonpatch: another
T
