#!/bin/sh
# Style sheets with a text and an address of data that have a semicolon, read by Perl's CSS::Tiny and CSS::DOM.
# Guess: both read (CSS 2.1, 4.3.7: a semicolon within quotation marks or url() ends no declaration); the manual of CSS::Tiny names other limits, not this one.
# Seen: CSS::DOM 0.17 reads all. CSS::Tiny 1.20 refuses the whole sheet for an invalid property.
set -eu
packages='libcss-tiny-perl libcss-dom-perl'
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
use CSS::DOM;
use CSS::Tiny;
for my $value ('"3:4"', '"3;4"', 'url("data:image/png;base64,AA==")') {
    my $sheet = CSS::Tiny->read_string("h1 { content: $value; }\n");
    print "CSS::Tiny: ", $sheet ? $sheet->{h1}{content} : CSS::Tiny->errstr, "\n";
    print "CSS::DOM: ", CSS::DOM::parse("h1 { content: $value; }")->cssRules->[0]->style->getPropertyValue('content'), "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
CSS::Tiny: "3:4"
CSS::DOM: "3:4"
CSS::Tiny: Invalid or unexpected property '4"' in style 'h1'
CSS::DOM: "3;4"
CSS::Tiny: Invalid or unexpected property 'base64,AA==")' in style 'h1'
CSS::DOM: url("data:image/png;base64,AA==")
T
