#!/bin/sh
# The length of 实木衣柜, its first two characters and 实木 from behind, by length, substr and reverse of Asymptote, the language for drawings.
# Guess: 4, 实木 and 木实, as these are functions of strings, and Asymptote takes source in UTF-8.
# Seen (asymptote 2.85): 12, and bytes torn out of characters, which are no text. 实木 by substr needs six.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='asymptote xxd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo 'write(length("实木衣柜")); write(substr("实木衣柜",0,6)); write(substr("实木衣柜",0,2)); write(reverse("实木"));' > names.asy
asy names.asy > out 2>/dev/null
head -n 2 out
tail -n +3 out | head -c 3 | xxd -p
tail -n +4 out | xxd -p
} > seen
cat seen
diff seen - <<'T'
12
实木
e5ae0a
a89ce69eaee50a
T
