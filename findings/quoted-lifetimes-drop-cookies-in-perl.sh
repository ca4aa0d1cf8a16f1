#!/bin/sh
# Cookies whose lifetime stands in quotation marks, as older servers of Java write them: Expires="Wed, 05 Jan 2028 01:30:00 GMT" and Max-Age="60"; taken in by HTTP::CookieJar of Perl and by http-cookie of Ruby.
# Guess: both are sent back: quotation marks part the words of a date (RFC 6265, 5.1.1), and a Max-Age that does not begin with a digit is passed over, the cookie stays (5.2.2).
# Seen: http-cookie sends both. HTTP::CookieJar drops both; without quotation marks it sends them.
set -eu
packages='libhttp-cookiejar-perl ruby ruby-http-cookie'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ask.pl <<'P'
use HTTP::CookieJar;
for my $cookie ('a=1; Expires=Wed, 05 Jan 2028 01:30:00 GMT', 'b=2; Expires="Wed, 05 Jan 2028 01:30:00 GMT"', 'c=3; Max-Age=60', 'd=4; Max-Age="60"') {
  my $jar = HTTP::CookieJar->new;
  $jar->add('http://shop.example/', $cookie);
  print "$cookie: ", $jar->cookie_header('http://shop.example/') || 'nothing', "\n";
}
P
cat > ask.rb <<'R'
require 'http/cookie_jar'
['b=2; Expires="Wed, 05 Jan 2028 01:30:00 GMT"', 'd=4; Max-Age="60"'].each do |cookie|
  jar = HTTP::CookieJar.new
  jar.parse(cookie, 'http://shop.example/')
  puts "Ruby #{HTTP::Cookie.cookie_value(jar.cookies('http://shop.example/'))}"
end
R
{
perl ask.pl
ruby ask.rb
} | tee seen
diff seen - <<'T'
a=1; Expires=Wed, 05 Jan 2028 01:30:00 GMT: a=1
b=2; Expires="Wed, 05 Jan 2028 01:30:00 GMT": nothing
c=3; Max-Age=60: c=3
d=4; Max-Age="60": nothing
Ruby b=2
Ruby d=4
T
