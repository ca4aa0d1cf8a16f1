#!/bin/sh
# A quotation in EDIFACT that says at its head which signs it uses, once the usual ones (UNA:+.? ') and once a comma for decimals (UNA:+,? '), read with Business::Edifact::Interchange of Perl.
# Guess: one message with two lines each time; the head is there to say so, and the comma is one of the two decimal signs of the syntax (ISO 9735, 10.1).
# Seen: Business::Edifact::Interchange 0.07 reads the head with the comma as numbers of characters, finds no segment and gives no message; no error, a warning of Perl only.
set -eu
packages='libbusiness-edifact-interchange-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >read.pl <<'T'
use Business::Edifact::Interchange;
for my $head ('', q(UNA:+.? '), q(UNA:+,? ')) {
  my $price = $head =~ /,/ ? '1280,5' : '1280.5';
  my $reader = Business::Edifact::Interchange->new;
  $reader->parse(qq(${head}UNB+UNOC:3+A+B+260315:0930+1'UNH+1+QUOTES:D:96A:UN'BGM+310+N1+9'LIN+1++6901234567892:EN'PRI+AAA:$price:CA'LIN+2++6901234567908:EN'UNT+6+1'UNZ+1+1'));
  my @lines = map { @{ $_->items } } @{ $reader->messages };
  printf "%s: %d message, %d lines\n", $head || 'no head', scalar @{ $reader->messages }, scalar @lines;
}
T
perl read.pl 2>/dev/null | tee seen
diff seen - <<'T'
no head: 1 message, 2 lines
UNA:+.? ': 1 message, 2 lines
UNA:+,? ': 0 message, 0 lines
T
