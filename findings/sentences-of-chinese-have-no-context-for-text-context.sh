#!/bin/sh
# What a search shows of a notice, made by Perl's Text::Context (as_html) for the word 门板, in sentences without blanks and with them.
# Guess: the passage with the word marked and the signs of HTML escaped, as for English; its manual says that it finds a string that contains the terms.
# Seen (3.7): nothing at all where no blank stands on both sides of the word; with blanks it is found.
set -eu
dpkg -s libtext-context-perl >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends libtext-context-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libtext-context-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use utf8;
use warnings;
use Text::Context;
binmode STDOUT, ':utf8';
for my $words (['板厚 < 18mm 的门板 & 柜体', '门板'], ['本批门板已到货。', '门板'], ['板厚 18mm 门板 & 柜体', '门板'], ['thickness < 18mm, door & body', 'door']) {
    my $html = Text::Context->new(@$words)->as_html;
    $html =~ s/&#x(\w+);/chr hex $1/ge;
    print "$words->[0]\n  ", $html // '', "|\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
板厚 < 18mm 的门板 & 柜体
  |
本批门板已到货。
  |
板厚 18mm 门板 & 柜体
  板厚 18mm <span class="quoted">门板</span> &amp; 柜体|
thickness < 18mm, door & body
  thickness &lt; 18mm, <span class="quoted">door</span> &amp; body|
T
