#!/bin/sh
# Prices that were typed with a comma between thousands (1,299.50 and 1,299), put through the filters of Perl's Data::FormValidator for amounts, dollars, pos_decimal and decimal, before a form is checked.
# Guess: 1299.50 and 1299, as the other filters (digit, integer) leave out what is no digit; the manual says of each that a valid number is taken out.
# Seen (Data::FormValidator 4.88): the comma becomes a point: 1.299.50, which is no number, and 1.299, which is one: a yuan and thirty fen in place of 1,299 yuan. The manual tells of it as a bug of decimal and pos_decimal; of dollars it does not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s libdata-formvalidator-perl >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libdata-formvalidator-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libdata-formvalidator-perl
cd "$folder"
cat > filter.pl <<'P'
use strict;
use warnings;
use Data::FormValidator;
for my $filter ('dollars', 'pos_decimal', 'decimal', 'digit', 'integer') {
    my @prices = map { Data::FormValidator->check({ price => $_ }, { required => ['price'], field_filters => { price => $filter } })->valid('price') } '1,299.50', '1,299';
    print "$filter: @prices\n";
}
P
perl filter.pl | tee seen
diff seen - <<'T'
dollars: 1.299.50 1.299
pos_decimal: 1.299.50 1.299
decimal: 1.299.50 1.299
digit: 129950 1299
integer: 129950 1299
T
