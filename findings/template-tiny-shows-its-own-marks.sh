#!/bin/sh
# A text of a quotation with names in Chinese, a list of parts and a condition, in the language of the Template Toolkit, filled in by it and by Template::Tiny, which is a part of that language for small places; and the same in English.
# Guess: filled in by both; or what Tiny does not know stands as it was, or is an error.
# Seen (Template::Tiny 1.14): in English both are the same. In Chinese Tiny leaves the names, and writes marks of its own, F2 and I1, where FOREACH, IF and END stood. No error.
set -eu
for package in libtemplate-perl libtemplate-tiny-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtemplate-perl libtemplate-tiny-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > fill.pl <<'P'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Template;
use Template::Tiny;
my $row = { name => 'oak', parts => [ { name => 'door' }, { name => 'board' } ], 名称 => '橡木', 件 => [ { 名 => '门' }, { 名 => '板' } ] };
for my $text ('[% name %]: [% FOREACH part IN parts %][% part.name %], [% END %][% IF name %]there[% END %]', '[% 名称 %]：[% FOREACH 部 IN 件 %][% 部.名 %]，[% END %][% IF 名称 %]有[% END %]') {
    my ($tiny, $whole) = ('', '');
    Template::Tiny->new->process(\$text, $row, \$tiny);
    Template->new->process(\$text, $row, \$whole) or die;
    print "Template: $whole\nTemplate::Tiny: $tiny\n";
}
P
perl fill.pl | tee seen
diff seen - <<'T'
Template: oak: door, board, there
Template::Tiny: oak: door, board, there
Template: 橡木：门，板，有
Template::Tiny: [% 名称 %]：[% F2 部 IN 件 %][% 部.名 %]，[% F2 %][% I1 名称 %]有[% I1 %]
T
