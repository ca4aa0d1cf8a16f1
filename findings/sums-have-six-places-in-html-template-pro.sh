#!/bin/sh
# Sums of prices in templates of Perl (TMPL_VAR EXPR), by HTML::Template::Expr and by HTML::Template::Pro, which implements it anew.
# Guess: the same of both: 1280500.5, 0.3, 2.5, 3 (the manual of Pro: complete support of the tag EXPR of HTML::Template::Expr).
# Seen: Expr 0.07 writes these. Pro 0.9524 writes six places for each sum that has a fraction: a price is 1280500.500000.
set -eu
packages='libhtml-template-pro-perl libhtml-template-expr-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use HTML::Template::Expr;
use HTML::Template::Pro;
for my $sum ('1280500.5 + 0', '0.1 + 0.2', '10 / 4', '2 * 1.5', '2 * 3') {
    my $template = qq(<TMPL_VAR EXPR="$sum">);
    print "$sum: Expr ", HTML::Template::Expr->new(scalarref => \$template)->output, ', Pro ', HTML::Template::Pro->new(scalarref => \$template)->output, "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
1280500.5 + 0: Expr 1280500.5, Pro 1280500.500000
0.1 + 0.2: Expr 0.3, Pro 0.300000
10 / 4: Expr 2.5, Pro 2.500000
2 * 1.5: Expr 3, Pro 3
2 * 3: Expr 6, Pro 6
T
