#!/bin/sh
# A quotation of one page with the title 柜 18, written as PDF by PDF::Create and by PDF::API2 of Perl, the title as Perl's characters, and read by pdfinfo.
# Guess: Title: 柜 18; a text of PDF that is not Latin stands in UTF-16 (PDF 32000, 7.9.2.2).
# Seen: PDF::Create 1.46 puts the bytes of UTF-8 as they are, which readers take for Latin, and warns of a wide character. PDF::API2 has it right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libpdf-api2-perl libpdf-create-perl poppler-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.pl <<'J'
use strict; use warnings; use utf8;
use PDF::API2; use PDF::Create;
my $create = PDF::Create->new(filename => 'PDF-Create.pdf', Title => '柜 18');
$create->new_page(MediaBox => $create->get_page_size('A4'));
$create->close;
my $api = PDF::API2->new;
$api->info(Title => '柜 18');
$api->page;
$api->saveas('PDF-API2.pdf');
J
perl run.pl
echo --
for name in PDF-Create PDF-API2; do echo "$name: $(pdfinfo -enc UTF-8 $name.pdf | grep ^Title: | od -An -tx1 | tr -d '\n')"; done | tee seen
diff seen - <<'T'
PDF-Create:  54 69 74 6c 65 3a 20 20 20 20 20 20 20 20 20 20 20 c3 a6 ef bf bd c5 93 20 31 38 0a
PDF-API2:  54 69 74 6c 65 3a 20 20 20 20 20 20 20 20 20 20 20 e6 9f 9c 20 31 38 0a
T
