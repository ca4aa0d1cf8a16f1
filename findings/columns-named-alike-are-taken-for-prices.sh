#!/bin/sh
# A price list in a page with the columns 名称, 单价说明 (what the price includes) and 单价, of which 名称 and 单价 are asked for by name: HTML::TableExtract and HTML::TableParser of Perl.
# Guess: the column called 单价.
# Seen (HTML::TableExtract 2.15): a heading only has to contain the word, and the first that does is taken: the price of a board is 含税. With ^单价$ the right column comes; the manual calls headings expressions without anchors. HTML::TableParser 0.43 asks for the whole heading.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhtml-tableextract-perl libhtml-tableparser-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhtml-tableextract-perl libhtml-tableparser-perl
cd "$folder"
cat > read.pl <<'P'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use HTML::TableExtract;
use HTML::TableParser;
my $page = '<table><tr><th>名称</th><th>单价说明</th><th>单价</th></tr><tr><td>侧板</td><td>含税</td><td>89.50</td></tr></table>';
for my $price ('单价', '^单价$') {
    my $tables = HTML::TableExtract->new(headers => ['名称', $price]);
    $tables->parse($page);
    print "HTML::TableExtract $price: ", join(', ', @{ ($tables->rows)[0] }), "\n";
}
HTML::TableParser->new([{ cols => '单价', row => sub { my ($table, $line, $cells) = @_; print "HTML::TableParser 单价: @$cells\n" } }])->parse($page);
P
perl read.pl | tee seen
diff seen - <<'T'
HTML::TableExtract 单价: 侧板, 含税
HTML::TableExtract ^单价$: 侧板, 89.50
HTML::TableParser 单价: 侧板 含税 89.50
T
