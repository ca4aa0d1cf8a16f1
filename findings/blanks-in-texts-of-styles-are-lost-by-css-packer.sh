#!/bin/sh
# A text that a style sheet puts before the sums of a form, with blanks and a semicolon in it, minified by two libraries of Perl.
# Guess: the text as it is (CSS Syntax 3, 4.3.5: all within quotation marks is the value); the expression keeps the blanks around its minus.
# Seen: so for CSS::Compressor 0.05. CSS::Packer 2.08 takes the blanks around semicolons and brackets out of the text too.
set -eu
packages='libcss-packer-perl libcss-compressor-perl'
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
use CSS::Compressor;
use CSS::Packer;
my $style = ".a { width: calc(100% - 18px); }\n.b::before { content: \"a  ;  b { c }\"; }\n";
my $packed = CSS::Packer->init->minify(\$style, { compress => 'minify' });
print "CSS::Packer: $packed\n";
print 'CSS::Compressor: ', CSS::Compressor::css_compress($style), "\n";
P
perl run.pl | tee seen
diff seen - <<'T'
CSS::Packer: .a{width:calc(100% - 18px);}.b::before{content:"a;b{c}";}
CSS::Compressor: .a{width:calc(100% - 18px)}.b::before{content:"a  ;  b { c }"}
T
