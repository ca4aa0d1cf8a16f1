#!/bin/sh
# Numbers in words in English order notes made digits by Perl's Lingua::EN::FindNumber (numify).
# Guess: each number stands alone, and the other words stay: "the tenant weighs one, and a bone of nine" becomes "the tenant weighs 1, and a bone of 9" (its manual: numbers in a text are found and replaced).
# Seen (1.32): "and a" behind a number is lost with its comma, and two numbers joined by "and" are added: "cabinets one, and three doors" becomes "cabinets 4 doors".
set -eu
dpkg -s liblingua-en-findnumber-perl >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends liblingua-en-findnumber-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' liblingua-en-findnumber-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use Lingua::EN::FindNumber;
for my $text ('the tenant weighs one, and a bone of nine', 'of cabinets one, and three doors', 'size one and a lock', 'one hundred and five boards and two hinges') {
    print "$text\n  ", numify($text), "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
the tenant weighs one, and a bone of nine
  the tenant weighs 1 bone of 9
of cabinets one, and three doors
  of cabinets 4 doors
size one and a lock
  size 1 lock
one hundred and five boards and two hinges
  105 boards and 2 hinges
T
