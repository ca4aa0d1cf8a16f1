#!/bin/sh
# The address of a list filtered by a name and sizes, ?name=%E5%BC%A0&size=600&page=2, whose page is taken away with URI::Query of Perl, as for links to another page.
# Guess: name=%E5%BC%A0&size=600: the manual says that it is for links that keep the other parameters, and simpler than getting "the anchoring and escaping right" oneself.
# Seen (URI::Query 0.16): name=%C3%A5%C2%BC%C2%A0, each byte of the name encoded as if it were a character; the link finds another name. The value itself, as hash() gives it, is right. URI with query_form and Mojo::Parameters write the name as it was.
set -eu
packages='liburi-perl liburi-query-perl libmojolicious-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use URI; use URI::Query; use Mojo::Parameters; use URI::Escape;
my $told = 'name=%E5%BC%A0&size=600&page=2';
my $query = URI::Query->new($told);
$query->strip('page');
my %value = $query->hash;
my $uri = URI->new("http://example.com/?$told");
my %form = $uri->query_form;
delete $form{page};
$uri->query_form(map { $_ => $form{$_} } sort keys %form);
my $parameters = Mojo::Parameters->new($told)->remove('page');
print "URI::Query: $query, its value: ", uri_unescape(uri_escape($value{name})), "\n", 'URI: ', $uri->query, "\nMojolicious: $parameters\n";
P
perl a.pl | tee seen
diff seen - <<'T'
URI::Query: name=%C3%A5%C2%BC%C2%A0&size=600, its value: 张
URI: name=%E5%BC%A0&size=600
Mojolicious: name=%E5%BC%A0&size=600
T
