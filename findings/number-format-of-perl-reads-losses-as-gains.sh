#!/bin/sh
# Amounts and numbers of a list as people write them, read by Perl's Number::Format (unformat_number), the counterpart of its format_number.
# Guess: a loss in brackets, as accounts have it, is negative or no number (undef); a telephone number, a day and a range of sizes are no numbers.
# Seen (1.75): (1,299.50) is 1299.5, a gain. 0757-12345678 is -75712345678, 2026-01-05 is -20260105, and 10-12 is -1012, as a minus anywhere makes the rest negative.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libnumber-format-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libnumber-format-perl
cd "$folder"
cat > read.pl <<'P'
use strict;
use warnings;
use Number::Format;
my $format = Number::Format->new;
print "$_: ", $format->unformat_number($_) // 'undef', "\n" for '1,299.50', '-1,299.50', '(1,299.50)', '0757-12345678', '2026-01-05', '10-12', 'abc';
P
perl read.pl | tee seen
diff seen - <<'T'
1,299.50: 1299.5
-1,299.50: -1299.5
(1,299.50): 1299.5
0757-12345678: -75712345678
2026-01-05: -20260105
10-12: -1012
abc: undef
T
