#!/bin/sh
# A list in CSV, with cells in quotation marks for their comma and their inch mark, read by Perl's Text::RecordParser, whose separator is the comma by default, and by Text::CSV.
# Guess: board, white and 3 1/2" nail (RFC 4180, 2.5 to 2.7: the marks are no part of the cell, and one within is doubled).
# Seen (Text::RecordParser 1.6.5): a comma within marks parts no cell, but the marks stay, and so do the doubled ones. Text::CSV takes them off.
set -eu
packages='libtext-recordparser-perl libtext-csv-perl'
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
use Text::CSV;
use Text::RecordParser;
open my $file, '>', 'list.csv';
print $file qq("board, white",5\n"3 1/2"" nail",6\nplain,7\n);
close $file;
my $parser = Text::RecordParser->new('list.csv');
while (my @cells = $parser->fetchrow_array) {
    print 'Text::RecordParser: ', join(' | ', @cells), "\n";
}
open $file, '<', 'list.csv';
print 'Text::CSV: ', join(' | ', @$_), "\n" for @{ Text::CSV->new->getline_all($file) };
P
perl run.pl | tee seen
diff seen - <<'T'
Text::RecordParser: "board, white" | 5
Text::RecordParser: "3 1/2"" nail" | 6
Text::RecordParser: plain | 7
Text::CSV: board, white | 5
Text::CSV: 3 1/2" nail | 6
Text::CSV: plain | 7
T
