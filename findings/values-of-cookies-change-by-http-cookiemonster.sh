#!/bin/sh
# A cookie of a shop, sid=a=b%20c, in the jar of LWP, looked at with HTTP::CookieMonster of Perl and put back unchanged, as its manual shows.
# Guess: the value a=b%20c, before and behind: it is the server's own, and no client decodes it (RFC 6265, 4.1.1 and 5.4); the manual says that it saves one from the order of the jar's fields.
# Seen (HTTP::CookieMonster 0.11): val is a=b c, and put back, it is sent as a%3Db%20c, which the server has never set; of a token in base64, with = at its end, the visitor is signed out. A cookie that is not touched is sent as it came.
set -eu
packages='libhttp-cookiemonster-perl libwww-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use HTTP::CookieMonster; use HTTP::Cookies; use HTTP::Request; use HTTP::Response;
my $jar = HTTP::Cookies->new;
my $response = HTTP::Response->new(200, 'OK', ['Set-Cookie' => 'sid=a=b%20c; Path=/; Max-Age=3600', 'Set-Cookie' => 'other=a=b%20c; Path=/; Max-Age=3600']);
$response->request(HTTP::Request->new(GET => 'http://shop.example.com/'));
$jar->extract_cookies($response);
sub sent {
  my $request = HTTP::Request->new(GET => 'http://shop.example.com/');
  $jar->add_cookie_header($request);
  return join '; ', sort split /; /, $request->header('Cookie');
}
print 'sent before: ', sent(), "\n";
my $monster = HTTP::CookieMonster->new($jar);
my $cookie = $monster->get_cookie('sid');
print 'val: ', $cookie->val, "\n";
$monster->set_cookie($cookie);
print 'sent behind: ', sent(), "\n";
P
perl a.pl | tee seen
diff seen - <<'T'
sent before: other=a=b%20c; sid=a=b%20c
val: a=b c
sent behind: other=a=b%20c; sid=a%3Db%20c
T
