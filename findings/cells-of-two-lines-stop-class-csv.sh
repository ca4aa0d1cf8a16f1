#!/bin/sh
# A price list as CSV with a cell of two lines in quotation marks, read by Perl's Class::CSV, and by Text::CSV_XS, upon which it is built.
# Guess: one record, its first cell of two lines (RFC 4180, 2.6).
# Seen (Class::CSV 1.03): it reads by lines, and fails at the first, also with the option for binary cells. Text::CSV_XS reads it.
set -eu
packages='libclass-csv-perl libtext-csv-xs-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use Class::CSV;
use Text::CSV_XS;
open my $file, '>', 'list.csv';
print $file qq("board\nwhite",18\n);
close $file;
for my $options ({}, { binary => 1 }) {
    my $csv = eval { Class::CSV->parse(filename => 'list.csv', fields => ['name', 'thickness'], csv_xs_options => $options) };
    print 'Class::CSV: ', $csv ? scalar @{ $csv->lines } : (split /\n/, $@)[0], "\n";
}
open $file, '<', 'list.csv';
my $rows = Text::CSV_XS->new({ binary => 1 })->getline_all($file);
print 'Text::CSV_XS: ', scalar @$rows, ' record, ', join(' | ', map { s/\n/, /r } @{ $rows->[0] }), "\n";
P
perl run.pl | tee seen
diff seen - <<'T'
Class::CSV: Failed to parse line: "board
Class::CSV: Failed to parse line: "board
Text::CSV_XS: 1 record, board, white | 18
T
