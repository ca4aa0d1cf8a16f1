#!/bin/sh
# A line of an offer with words in bold, a price in a mark of its own and measures with a raised 2, taken out of its marks by libraries of Perl, PHP and Python for that.
# Guess: the words as a reader of the page sees them: marks within a line put no blank into a word.
# Seen: HTML::Strip 2.10 puts one in place of each mark that is not between blanks already: 衣 柜, 600 2, E 1 级; 衣柜 is not found in such a text any more (emit_spaces, on as it comes; its page says that words would be joined else). The others give the words whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhtml-format-perl libhtml-restrict-perl libhtml-strip-perl libhtml-tree-perl php-cli python3-lxml python3-w3lib; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhtml-format-perl libhtml-restrict-perl libhtml-strip-perl php-cli python3-lxml python3-w3lib
cd "$folder"
printf '<p>衣<b>柜</b>，每<i>平方米</i><span>899</span>元，E<sub>1</sub>级，600mm<sup>2</sup></p>' > page.html
cat > strip.pl <<'P'
use strict;
use warnings;
use open qw(:std :utf8);
use HTML::FormatText;
use HTML::Restrict;
use HTML::Strip;
open my $file, '<:utf8', 'page.html' or die;
my $text = <$file>;
print 'HTML::Strip: ', HTML::Strip->new->parse($text), "\n";
print 'with emit_spaces off: ', HTML::Strip->new(emit_spaces => 0)->parse($text), "\n";
print 'HTML::Restrict: ', HTML::Restrict->new->process($text), "\n";
print 'HTML::FormatText: ', HTML::FormatText->format_string($text, leftmargin => 0, rightmargin => 100) =~ s/\A\s+|\s+\z//gr, "\n";
P
{
  perl strip.pl
  php -r 'echo "PHP: ", strip_tags(file_get_contents("page.html")), "\n";'
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -c '
import lxml.html, w3lib.html
text = open("page.html", encoding="utf-8").read()
print("lxml:", lxml.html.fromstring(text).text_content())
print("w3lib:", w3lib.html.remove_tags(text))'
} | tee seen
diff seen - <<'T'
HTML::Strip: 衣 柜 ，每 平方米 899 元，E 1 级，600mm 2
with emit_spaces off: 衣柜，每平方米899元，E1级，600mm2
HTML::Restrict: 衣柜，每平方米899元，E1级，600mm2
HTML::FormatText: 衣柜，每平方米899元，E1级，600mm2
PHP: 衣柜，每平方米899元，E1级，600mm2
lxml: 衣柜，每平方米899元，E1级，600mm2
w3lib: 衣柜，每平方米899元，E1级，600mm2
T
