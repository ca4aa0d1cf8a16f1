#!/bin/sh
# A price list of a page, a board with two sizes in merged cells, a struck price and a cell with a bar in it (18mm | 25mm), turned into the text of a wiki by HTML::WikiConverter for MediaWiki, DokuWiki and Markdown.
# Guess: the same cells and prices: a struck one is struck or left out, a bar in a cell is escaped, and a merged cell is kept or filled.
# Seen (HTML::WikiConverter 0.68): for Markdown the table stays HTML, but without colspan and rowspan and without <del>, so that 899 799 stands there as two prices, and the second row begins a column early. For DokuWiki, which has ::: for it, the merged rows are lost too, and the bar makes
# one more cell; for MediaWiki merged cells and the mark are kept, and of the bar's cell 18mm becomes what an attribute is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhtml-wikiconverter-dokuwiki-perl libhtml-wikiconverter-markdown-perl libhtml-wikiconverter-mediawiki-perl libhtml-wikiconverter-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhtml-wikiconverter-dokuwiki-perl libhtml-wikiconverter-markdown-perl libhtml-wikiconverter-mediawiki-perl libhtml-wikiconverter-perl
cd "$folder"
cat > turn.pl <<'P'
use strict;
use warnings;
use HTML::WikiConverter;
my $page = '<table><tr><th>Board</th><th colspan="2">Size and price</th></tr><tr><td rowspan="2">YG-2400</td><td>18mm | 25mm</td><td><del>899</del> 799</td></tr><tr><td>9mm</td><td>499</td></tr></table>';
for my $dialect ('MediaWiki', 'DokuWiki', 'Markdown') {
    print "$dialect: ", HTML::WikiConverter->new(dialect => $dialect)->html2wiki(html => $page) =~ s/\n/ /gr, "\n";
}
P
perl turn.pl | tee seen
diff seen - <<'T'
MediaWiki: {| ! Board ! colspan="2" | Size and price |- | rowspan="2" | YG-2400 | 18mm | 25mm | <del>899</del> 799 |- | 9mm | 499 |}
DokuWiki: ^ Board ^ Size and price ^^ | YG-2400 | 18mm | 25mm | <del>899</del> 799 | | 9mm | 499 |
Markdown: <table> <tr> <th>Board</th> <th>Size and price</th> </tr> <tr> <td>YG-2400</td> <td>18mm | 25mm</td> <td>899 799</td> </tr> <tr> <td>9mm</td> <td>499</td> </tr> </table>
T
