#!/bin/sh
# A drawing sent in pieces whose checksum follows behind the last (Transfer-Encoding: chunked with a trailer), read with HTTP::Parser of Perl, and with Mojolicious.
# Guess: the body, and the trailer's field or none: a recipient may drop trailers but reads them as lines of headers (RFC 9112, 7.1.2); the manual says that chunks of HTTP/1.1 are supported.
# Seen (HTTP::Parser 0.06): an error, "bad header name", at the end of the first trailer, whether it is read whole or in pieces; the body is lost. Lengths with noughts and with extensions it reads. Mojolicious reads all.
set -eu
packages='libhttp-parser-perl libmojolicious-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use HTTP::Parser; use Mojo::Message::Response;
my $head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
my %sent = ('1 plain' => "${head}4\r\n18mm\r\n0\r\n\r\n", '2 noughts and an extension' => "${head}0004;x=1\r\n18mm\r\n0\r\n\r\n", '3 trailer' => "${head}4\r\n18mm\r\n0\r\nX-Sum: 1\r\n\r\n");
for my $name (sort keys %sent) {
  for my $pieces ([$sent{$name}], [$sent{$name} =~ /(.{1,7})/sg]) {
    my $parser = HTTP::Parser->new(response => 1);
    my $seen = eval { $parser->add($_) for @$pieces; $parser->object->content } // $@ =~ s/ at .*//sr;
    my $mojo = Mojo::Message::Response->new;
    $mojo->parse($_) for @$pieces;
    print "$name, ", @$pieces > 1 ? 'in pieces' : 'whole', ': ', $seen, ' | Mojolicious: ', $mojo->body, "\n";
  }
}
P
perl a.pl | tee seen
diff seen - <<'T'
1 plain, whole: 18mm | Mojolicious: 18mm
1 plain, in pieces: 18mm | Mojolicious: 18mm
2 noughts and an extension, whole: 18mm | Mojolicious: 18mm
2 noughts and an extension, in pieces: 18mm | Mojolicious: 18mm
3 trailer, whole: bad header name in '' | Mojolicious: 18mm
3 trailer, in pieces: bad header name in '' | Mojolicious: 18mm
T
