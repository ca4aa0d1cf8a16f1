#!/bin/sh
# The sum of a contract, 1280 dollars, in words by num2words of Python (to='currency'), as a whole number, with a point, and as a text.
# Guess: one thousand, two hundred and eighty dollars, zero cents, every time: 1280 and 1280.0 are the same sum.
# Seen: num2words 0.5.10 takes the whole number for cents and says twelve dollars, eighty cents. With a point, and as a text with one, it is right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-num2words'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
/usr/bin/python3 -c "
from num2words import num2words
for value in (1280, 1280.0, '1280.50'):
    print(repr(value), num2words(value, to='currency', lang='en', currency='USD'))" | tee seen
diff seen - <<'T'
1280 twelve dollars, eighty cents
1280.0 one thousand, two hundred and eighty dollars, zero cents
'1280.50' one thousand, two hundred and eighty dollars, fifty cents
T
