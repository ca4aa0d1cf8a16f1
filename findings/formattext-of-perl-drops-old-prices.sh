#!/bin/sh
# A notice in HTML as plain text for mail, by Perl's HTML::FormatText and its kin with links, at most thirty columns wide: a struck price, and a long sentence in Chinese.
# Guess: the struck price stays as text, as by other converters, or with marks; Chinese is broken at thirty columns, as it may be broken between any characters.
# Seen (HTML::FormatText 2.16, WithLinks 0.15): the struck price is dropped, only with del, not with s or strike; the sentence is one line of forty characters, eighty columns.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhtml-format-perl libhtml-formattext-withlinks-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhtml-format-perl libhtml-formattext-withlinks-perl
cd "$folder"
cat > turn.pl <<'P'
use utf8;
use strict;
use warnings;
use HTML::FormatText;
use HTML::FormatText::WithLinks;
use HTML::TreeBuilder;
binmode STDOUT, ':utf8';
for my $html (map({ "<p>原价<$_>1299</$_>元</p>" } qw(del s strike)), '<p>家居定制供应链平台的政策解读，家居定制供应链平台的政策解读，家居定制供应链平台。</p>') {
  my %width = (leftmargin => 0, rightmargin => 30);
  my @texts = (HTML::FormatText->new(%width)->format(HTML::TreeBuilder->new_from_content($html)), HTML::FormatText::WithLinks->new(%width)->parse($html));
  s/\s+/ /g for @texts;
  print join('|', @texts), "\n";
}
P
perl turn.pl | tee seen
diff seen - <<'T'
原价元 |原价元 
原价1299元 |原价1299元 
原价1299元 |原价1299元 
家居定制供应链平台的政策解读，家居定制供应链平台的政策解读，家居定制供应链平台。 |家居定制供应链平台的政策解读，家居定制供应链平台的政策解读，家居定制供应链平台。 
T
