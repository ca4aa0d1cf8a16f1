#!/bin/sh
# A price list as CSV in UTF-8, with one name in Chinese, made XML with XML::CSV of Perl, as its manual says, with the headings of the first row.
# Guess: the name and its price in XML: the manual says that the encoding of what is written is UTF-8, and the file has nothing but letters, a comma and line ends.
# Seen (XML::CSV 0.15): each row with a name in Chinese has empty elements, the price, too, and no error is told; rows in ASCII are right. Text::CSV_XS as it is used there refuses bytes beyond ASCII, and with binary => 1, given by csv_xs, all rows come.
set -eu
packages='libtext-csv-xs-perl libxml-csv-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
printf 'name,price\ndoor,1299.50\n柜,0757\nboard,18\n' > a.csv
cat > a.pl <<'P'
use Text::CSV_XS; use XML::CSV;
for my $way (['as it comes', {}], ['with binary', { csv_xs => Text::CSV_XS->new({ binary => 1 }) }]) {
  my $list = XML::CSV->new($way->[1]);
  $list->parse_doc('a.csv', { headings => 1 });
  $list->print_xml('a.xml', { file_tag => 'list', parent_tag => 'item', format => '' });
  open my $file, '<', 'a.xml';
  my $xml = join '', <$file>;
  print "$way->[0]: ", join(', ', map { "$_->[0] $_->[1]" } map { [/<name>(.*?)<\/name>\s*<price>(.*?)<\/price>/s] } $xml =~ /<item>.*?<\/item>/gs), "\n";
}
P
perl a.pl 2>/dev/null | tee seen
diff seen - <<'T'
as it comes: door 1299.50,  , board 18
with binary: door 1299.50, 柜 0757, board 18
T
