#!/bin/sh
# A change to the file 板白.txt in a Git repository, from git diff as it comes, whose files lsdiff lists and filterdiff -i looks for by name.
# Guess: 板白.txt, and its change: both read diffs of Git, and Git writes names with bytes above 127 in quotation marks with octal escapes (core.quotePath), from which git apply reads the name.
# Seen (patchutils 0.4.2): lsdiff --strip=1 lists the escapes and the last quotation mark; filterdiff finds nothing and ends without an error. With core.quotePath off, both find the name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='patchutils git'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
git init -q .
echo a > 板白.txt
git add .
echo b > 板白.txt
{
printf 'lsdiff: %s\n' "$(git diff | lsdiff --strip=1)"
printf 'filterdiff: %s\n' "$(git diff | filterdiff -i '*板白.txt' | grep -c '^+b' || :)"
printf 'quotePath off: %s %s\n' "$(git -c core.quotePath=off diff | lsdiff --strip=1)" "$(git -c core.quotePath=off diff | filterdiff -i '*板白.txt' | grep -c '^+b')"
} > seen
cat seen
diff seen - <<'T'
lsdiff: \346\235\277\347\231\275.txt"
filterdiff: 0
quotePath off: 板白.txt 1
T
