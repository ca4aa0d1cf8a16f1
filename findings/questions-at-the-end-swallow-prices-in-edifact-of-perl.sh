#!/bin/sh
# A quotation in EDIFACT with a text that ends with a question mark, written ?? as the syntax wants it, read with Business::Edifact::Interchange of Perl.
# Guess: the text is "ok?" and the line has its price: the first question mark sets free the second alone, and the apostrophe ends the segment (ISO 9735, 5.1).
# Seen: Business::Edifact::Interchange 0.07 takes the second question mark for one that sets free the apostrophe: the text becomes ok?'PRI and the price of the line is lost. A question mark in the middle is read.
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
for my $text ('ok', 'ok??no', q(18?'), 'ok??') {
  my $reader = Business::Edifact::Interchange->new;
  $reader->parse(qq(UNB+UNOC:3+A+B+260315:0930+1'UNH+1+QUOTES:D:96A:UN'BGM+310+N1+9'LIN+1++6901234567892:EN'IMD+L+050+:::${text}'PRI+AAA:1280.5:CA'LIN+2++6901234567908:EN'UNT+6+1'UNZ+1+1'));
  my ($line) = map { @{ $_->items } } @{ $reader->messages };
  my @prices = ref $line->{price} eq 'ARRAY' ? @{ $line->{price} } : ();
  printf "%s: text %s, prices %s\n", $text, $line->title, join(' ', map { ref $_ ? $_->{price} : $_ } @prices) || 'none';
}
T
perl read.pl | tee seen
diff seen - <<'T'
ok: text ok, prices 1280.5
ok??no: text ok?no, prices 1280.5
18?': text 18', prices 1280.5
ok??: text ok?'PRI, prices none
T
