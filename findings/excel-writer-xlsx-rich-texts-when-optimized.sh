#!/bin/sh
# Guess: Excel::Writer::XLSX of Perl writes the same cells with set_optimization(), which its manual advises for large
# sheets. The manual names what it costs: rows have to be written in their order, and there are no tables.
# Version: libexcel-writer-xlsx-perl 1.10-1. Readers: ssconvert of Gnumeric 1.12.55.
# Behaviour: a plain text in Chinese is the same in both modes. One that is bold in part (write_rich_string) has its UTF-8
# encoded once more with optimization, where it is written into its cell instead of the shared strings: all readers show
# å®æ¨ and the like. Without optimization, and in English, nothing is wrong.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libexcel-writer-xlsx-perl gnumeric; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libexcel-writer-xlsx-perl
cd "$folder"
cat > write.pl <<'P'
use strict; use warnings; use utf8; use Excel::Writer::XLSX;
for my $mode ('usual', 'optimized') {
  my $book = Excel::Writer::XLSX->new("$mode.xlsx");
  $book->set_optimization() if $mode eq 'optimized';
  my $sheet = $book->add_worksheet('offers');
  my $bold = $book->add_format(bold => 1);
  $sheet->write_string(0, 0, '实木衣柜');
  $sheet->write_rich_string(0, 1, '实木', $bold, '衣柜');
  $sheet->write_rich_string(0, 2, 'oak ', $bold, 'wardrobe');
  $book->close;
}
P
perl write.pl
for mode in usual optimized; do
  LC_ALL=C.UTF-8 ssconvert "$mode.xlsx" "$mode.csv" 2>/dev/null
  printf '%s ' "$mode"
  # What was encoded twice is undone once, which shows that nothing else is wrong.
  perl -CSD -ne 'chomp; my @c = split /,/; print join(" | ", map { my $t = $_; $t =~ s/"//g; my $b = $t;
    $t =~ /[\x{80}-\x{ff}]/ && utf8::downgrade($b, 1) && utf8::decode($b) ? "twice($b)" : $t } @c), "\n"' "$mode.csv"
done > seen
cat seen
cat > expected <<'T'
usual 实木衣柜 | 实木衣柜 | oak wardrobe
optimized 实木衣柜 | twice(实木衣柜) | oak wardrobe
T
cmp seen expected
