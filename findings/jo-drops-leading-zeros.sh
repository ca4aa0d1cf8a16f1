#!/bin/sh
# A shell script that makes JSON for a backend by jo: the area code 0757, the postcode 010000, a telephone +8613800000001 and an id of 19 digits.
# Guess: what is no number of JSON stays text, since JSON has no leading zeros and no plus, and a long number keeps its digits.
# Seen (jo 1.9): 757, 10000, 8613800000001 and 1.234567890123457e+18; 0x10 becomes 16. With -s before a word it stays text; quotes in the shell do not help.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in jo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' jo
cd "$folder"
{
  jo area=0757 post="010000" phone=+8613800000001 id=1234567890123456789 model=0x10 block=1-2
  jo -- -s area=0757 -s phone=+8613800000001 -s id=1234567890123456789
} | tee seen
diff seen - <<'T'
{"area":757,"post":10000,"phone":8613800000001,"id":1.234567890123457e+18,"model":16,"block":"1-2"}
{"area":"0757","phone":"+8613800000001","id":"1234567890123456789"}
T
