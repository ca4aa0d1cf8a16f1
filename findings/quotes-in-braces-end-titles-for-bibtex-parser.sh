#!/bin/sh
# An entry of BibTeX whose title stands in quotation marks and has an inch mark in braces, as BibTeX wants it, read by two libraries of Perl.
# Guess: the whole title in both (BibTeX: a quotation mark within braces ends no field).
# Seen: Text::BibTeX 0.89 reads it. BibTeX::Parser 1.03 ends the title at the mark, and says that the entry is read well.
set -eu
packages='libbibtex-parser-perl libtext-bibtex-perl'
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
use BibTeX::Parser;
use IO::File;
use Text::BibTeX;
open my $file, '>', 'list.bib';
print $file qq(\@manual{nails, title = "Nails of 3 1/2{"} and screws", year = 2026}\n);
close $file;
my $entry = BibTeX::Parser->new(IO::File->new('list.bib'))->next;
print 'BibTeX::Parser: ', $entry->parse_ok ? 'well' : 'with an error', ', ', $entry->field('title'), ', year ', $entry->field('year') // 'none', "\n";
my $other = Text::BibTeX::Entry->new(Text::BibTeX::File->new('list.bib'));
print 'Text::BibTeX: ', $other->get('title'), ', year ', $other->get('year'), "\n";
P
perl run.pl | tee seen
diff seen - <<'T'
BibTeX::Parser: well, Nails of 3 1/2{, year 2026
Text::BibTeX: Nails of 3 1/2{"} and screws, year 2026
T
