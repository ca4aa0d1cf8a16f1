#!/bin/sh
# A price list as CSV, whose second heading is "unit price", made XML by Perl's XML::CSV with its headings for elements, and read by XML::LibXML.
# Guess: well-formed XML, such as unit_price (XML 1.0, 2.3: a name has no blank), or an error.
# Seen (0.15): an element <unit price>, which no parser reads. Ampersands in the cells are escaped. With a name in brackets it is the same.
set -eu
packages='libxml-csv-perl libxml-libxml-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use XML::CSV;
use XML::LibXML;
for my $heading ('price', 'unit price', 'price(yuan)') {
    open my $file, '>', 'list.csv';
    print $file "name,$heading\nA&B,18\n";
    close $file;
    my $csv = XML::CSV->new;
    $csv->parse_doc('list.csv', { headings => 1 });
    $csv->print_xml('list.xml', {});
    open $file, '<', 'list.xml';
    print grep { /18|A&/ } <$file>;
    print eval { XML::LibXML->load_xml(location => 'list.xml') } ? "well-formed\n" : "not well-formed\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
		<name>A&amp;B</name>
		<price>18</price>
well-formed
		<name>A&amp;B</name>
		<unit price>18</unit price>
not well-formed
		<name>A&amp;B</name>
		<price(yuan)>18</price(yuan)>
not well-formed
T
