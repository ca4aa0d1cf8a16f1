#!/bin/sh
# The name of a drawing in an address, made by the filter uri of Template Toolkit's language, by Perl's Template::Alloy and by Template Toolkit.
# Guess: %E9%97%A8.pdf in both (RFC 3986, 2.5: the bytes of UTF-8 are encoded; Template::Alloy says that it runs templates of Template Toolkit).
# Seen: so for Template Toolkit 2.27. Template::Alloy 1.022 writes the number of the character behind the sign, %95E8, which servers read as a byte and two letters; é is one byte of Latin-1. An address in ASCII is right.
set -eu
packages='libtemplate-alloy-perl libtemplate-perl'
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
use Template;
use Template::Alloy;
binmode STDOUT, ':utf8';
for my $name ('door 18.pdf', 'é.pdf', '门.pdf') {
    for my $class ('Template', 'Template::Alloy') {
        my $address;
        $class->new->process(\'[% name | uri %]', { name => $name }, \$address) or die;
        print "$name by $class: $address\n";
    }
}
P
perl run.pl | tee seen
diff seen - <<'T'
door 18.pdf by Template: door%2018.pdf
door 18.pdf by Template::Alloy: door%2018.pdf
é.pdf by Template: %C3%A9.pdf
é.pdf by Template::Alloy: %E9.pdf
门.pdf by Template: %E9%97%A8.pdf
门.pdf by Template::Alloy: %95E8.pdf
T
