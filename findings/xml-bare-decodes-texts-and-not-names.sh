#!/bin/sh
# A list of goods as XML in UTF-8 with Chinese names and texts, read by XML::Bare, XML::TreePP and XML::Simple of Perl, in a program whose own texts are characters (use utf8); what it finds under the names, and the text of an element with an ampersand.
# Guess: each finds the parts by 件 and their code by 号, and their texts as characters.
# Seen (XML::Bare 0.53, XML::TreePP 0.43, XML::Simple 2.25): XML::Simple does, and XML::TreePP when told so (utf8_flag). XML::Bare has texts as characters and names as bytes, so that nothing is found by a name in Chinese; &amp; stays as it is.
set -eu
for package in libxml-bare-perl libxml-simple-perl libxml-treepp-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxml-bare-perl libxml-simple-perl libxml-treepp-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.pl <<'P'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Encode;
use XML::Bare;
use XML::Simple;
use XML::TreePP;
my $text = '<?xml version="1.0" encoding="UTF-8"?><货物><件 号="0757">橡木 &amp; 板</件></货物>';
my $bytes = encode('UTF-8', $text);
sub say_it {
    my ($name, $part) = @_;
    print "$name: ", defined $part ? join(', ', map { "$_ $part->{$_}" } sort keys %$part) : 'nothing under 件', "\n";
}
say_it('XML::Simple', XMLin($bytes)->{件});
say_it('XML::TreePP', XML::TreePP->new(utf8_flag => 1)->parse($bytes)->{货物}{件});
my $bare = XML::Bare->new(text => $bytes)->simple->{ encode('UTF-8', '货物') };
say_it('XML::Bare', $bare->{件});
say_it('XML::Bare, asked in bytes', { map { decode('UTF-8', $_) => $bare->{ encode('UTF-8', '件') }{$_} } keys %{ $bare->{ encode('UTF-8', '件') } } });
P
perl read.pl | tee seen
diff seen - <<'T'
XML::Simple: content 橡木 & 板, 号 0757
XML::TreePP: #text 橡木 & 板, -号 0757
XML::Bare: nothing under 件
XML::Bare, asked in bytes: content 橡木 &amp; 板, 号 0757
T
