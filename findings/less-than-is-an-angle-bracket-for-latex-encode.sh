#!/bin/sh
# A remark of an order for LaTeX (¥1280 ±5% ½ 90° ×2, <3 and >600), written by two libraries of Perl.
# Guess: {\textless}3 and {\textgreater}600, as the signs are called in LaTeX.
# Seen: LaTeX::Encode 0.092.0 writes {\textlangle} and {\textrangle}, which are brackets of another kind, 〈3 and 〉600; the rest is right. TeX::Encode 2.010 writes \ensuremath{<}.
set -eu
packages='liblatex-encode-perl libtex-encode-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use utf8;
use warnings;
use LaTeX::Encode;
use TeX::Encode;
use Encode;
my $remark = '¥1280 ±5% ½ 90° ×2, <3 and >600';
print 'LaTeX::Encode: ', latex_encode($remark), "\n";
print 'TeX::Encode: ', Encode::encode('latex', '<3 and >600'), "\n";
P
perl run.pl | tee seen
diff seen - <<'T'
LaTeX::Encode: {\textyen}1280 {\textpm}5\% {\textonehalf} 90{\textdegree} {\texttimes}2, {\textlangle}3 and {\textrangle}600
TeX::Encode: \ensuremath{<}3 and \ensuremath{>}600
T
