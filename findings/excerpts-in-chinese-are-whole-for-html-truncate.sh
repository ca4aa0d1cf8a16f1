#!/bin/sh
# Excerpts of notices, six characters long, by Perl's HTML::Truncate with its utf8_mode, as its manual shows it for texts beyond ASCII.
# Guess: <p>第一条<br />第二条…</p>: chars is the number of characters that stay (its manual).
# Seen (0.20): a text in Chinese is not cut at all when given as bytes, and fails ("Wide character") when given as characters. Without the mode characters are cut rightly; English is cut in both.
set -eu
dpkg -s libhtml-truncate-perl >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends libhtml-truncate-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libhtml-truncate-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use utf8;
use warnings;
use Encode qw(decode_utf8 encode_utf8);
use HTML::Truncate;
binmode STDOUT, ':utf8';
for my $page ('<p>abcdefghi</p>', '<p>第一条<br />第二条甲乙丙</p>') {
    my $mode = HTML::Truncate->new(utf8_mode => 1, chars => 6);
    my $bytes = $mode->truncate(encode_utf8($page));
    print 'bytes: ', utf8::is_utf8($bytes) ? $bytes : decode_utf8($bytes), "\n";
    print 'characters: ', eval { $mode->truncate($page) } // $@ =~ s/ in .*//sr, "\n";
    print 'without the mode: ', HTML::Truncate->new(chars => 6, ellipsis => '…')->truncate($page) . "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
bytes: <p>abcdef…</p>
characters: <p>abcdef…</p>
without the mode: <p>abcdef…</p>
bytes: <p>第一条<br />第二条甲乙丙</p>
characters: Wide character
without the mode: <p>第一条<br />第二条…</p>
T
