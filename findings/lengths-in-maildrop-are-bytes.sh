#!/bin/sh
# The length of 门板, and the first two characters of 门板18, in a rule for mail of maildrop (length, substr), in C.UTF-8.
# Guess: 2 and 门板: its manual says "the number of characters" and "extracts characters".
# Seen: maildrop 2.9.3 says 6 and gives two of the three bytes of the first character; Perl, which knows the encoding, says 2.
set -eu
packages='maildrop perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder" LANG=C.UTF-8
cat > filter <<'M'
A = length("门板")
B = substr("门板18", 0, 2)
`echo "$A $B" > said`
exit
M
chmod 600 filter
printf 'From: a@example.com\nSubject: x\n\nx\n' | maildrop filter
{
  printf 'maildrop: %s\n' "$(od -An -tx1 said | xargs)"
  perl -Mutf8 -CS -e 'print "Perl: ", length "门板", " ", substr("门板18", 0, 2), "\n"'
} | tee seen
diff seen - <<'T'
maildrop: 36 20 e9 97 0a
Perl: 2 门板
T
