#!/bin/sh
# A change of a list whose first character is rare, 𠮷柜18 to 𠮷柜20, as a delta of diff-match-patch in JavaScript, undone from the first list by diff-match-patch in Python, and the other way round.
# Guess: the second list: a delta is the form for sending changes from one language's version to another's, and says how many characters stay.
# Seen: JavaScript (1.0.5) counts units of UTF-16, =3, and Python (20200713) characters, =2; Python raises a ValueError, and JavaScript an Error. Without the rare character both agree.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-diff-match-patch'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts diff-match-patch@1.0.5 >/dev/null 2>&1
cat > to.js <<'P'
const Differ = require('diff-match-patch');
const [, , before, after, delta] = process.argv;
const differ = new Differ();
try { console.log(delta ? differ.diff_text2(differ.diff_fromDelta(before, delta)) : differ.diff_toDelta(differ.diff_main(before, after))); } catch (error) { console.log(error.name); }
P
cat > to.py <<'P'
import diff_match_patch, sys
before, after, *delta = sys.argv[1:]
differ = diff_match_patch.diff_match_patch()
try:
    print(differ.diff_text2(differ.diff_fromDelta(before, delta[0])) if delta else differ.diff_toDelta(differ.diff_main(before, after)))
except ValueError:
    print('ValueError')
P
for name in 高 𠮷; do
  change=$(node to.js "${name}柜18" "${name}柜20"); echo "JavaScript $change, in Python $(/usr/bin/python3 to.py "${name}柜18" '' "$change")"
  change=$(/usr/bin/python3 to.py "${name}柜18" "${name}柜20"); echo "Python $change, in JavaScript $(node to.js "${name}柜18" '' "$change")"
done > seen
cat seen
diff seen - <<'T'
JavaScript =2	-2	+20, in Python 高柜20
Python =2	-2	+20, in JavaScript 高柜20
JavaScript =3	-2	+20, in Python ValueError
Python =2	-2	+20, in JavaScript Error
T
