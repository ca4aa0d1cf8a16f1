#!/bin/sh
# The links of a list's page to the next and the one before, in one header Link with a comma between them, and in two headers, read by HTTP::Link::Parser and by HTTP::Link of Perl.
# Guess: both links each time: a header Link is a list, and one line of it says the same as two (RFC 8288, 3; RFC 9110, 5.3).
# Seen: HTTP::Link 0.001 reads both of the line. HTTP::Link::Parser 0.200 reads the first alone, and both if they come in two headers.
set -eu
packages='libhttp-link-parser-perl libhttp-link-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.pl <<'P'
use HTTP::Link;
use HTTP::Link::Parser qw(parse_links_to_list);
use HTTP::Request;
use HTTP::Response;
my @links = ('<http://shop.example/3>; rel="next"', '<http://shop.example/1>; rel="prev"');
for my $headers ([Link => join ', ', @links], [map { (Link => $_) } @links]) {
  my $page = HTTP::Response->new(200, 'OK', $headers);
  $page->request(HTTP::Request->new(GET => 'http://shop.example/2'));
  print @$headers / 2, " HTTP::Link::Parser: @{[map { \"$_->{URI} $_->{rel}[0]\" } @{parse_links_to_list($page)}]}\n";
}
print "1 HTTP::Link: @{[map { \"$_->{iri} $_->{relation}\" } HTTP::Link->parse(join ', ', @links)]}\n";
P
perl read.pl | tee seen
diff seen - <<'T'
1 HTTP::Link::Parser: http://shop.example/3 next
2 HTTP::Link::Parser: http://shop.example/3 next http://shop.example/1 prev
1 HTTP::Link: http://shop.example/3 next http://shop.example/1 prev
T
