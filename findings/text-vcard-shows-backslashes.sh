#!/bin/sh
# A card of a contact with a note of two lines (RFC 2426: \n within the text) and a department, read by Perl's Text::vCard.
# Guess: \n is a new line, as \, and \; are a comma and a semicolon.
# Seen (3.09): the comma and the semicolon are undone, the new line stays a backslash and an n, and is shown so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libtext-vcard-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtext-vcard-perl
cd "$folder"
cat > read.pl <<'P'
use utf8;
use strict;
use warnings;
use Text::vCard::Addressbook;
binmode STDOUT, ':utf8';
my $card = (Text::vCard::Addressbook->new({ source_text => "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:张三\\, 经理\r\nNOTE:第一行\\n第二行\\; 完\r\nEND:VCARD\r\n" })->vcards)[0];
print $card->fullname, "\n", $card->get('NOTE')->[0]->value, "\n";
P
perl read.pl | tee seen
diff seen - <<'T'
张三, 经理
第一行\n第二行; 完
T
