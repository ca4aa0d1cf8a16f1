#!/bin/sh
# Cookies as frameworks send them today: with SameSite=Lax, and with a path that is not the one of the page, Path=/order from /login; taken in by cookiejar and by http-cookie of Ruby.
# Guess: both are taken in and sent back to /order/1: attributes that a client does not know are passed over (RFC 6265, 5.2), and a server may set a cookie for any path of its own (8.6 warns of it).
# Seen: http-cookie does so. cookiejar 0.3.3 ends in errors, Unknown cookie parameter, and Path is not a prefix of the request uri path.
set -eu
packages='ruby ruby-cookiejar ruby-http-cookie'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ask.rb <<'R'
require 'cookiejar'
require 'http/cookie_jar'
['a=1; Path=/', 'b=2; Path=/; SameSite=Lax', 'c=3; Path=/order'].each do |cookie|
  jar = CookieJar::Jar.new
  sent = begin
    jar.set_cookie('http://shop.example/login', cookie)
    jar.get_cookie_header('http://shop.example/order/1')
  rescue CookieJar::InvalidCookieError => error
    error.messages.join
  end
  other = HTTP::CookieJar.new
  other.parse(cookie, 'http://shop.example/login')
  puts "#{cookie}: cookiejar #{sent}, http-cookie #{HTTP::Cookie.cookie_value(other.cookies('http://shop.example/order/1'))}"
end
R
ruby ask.rb | tee seen
diff seen - <<'T'
a=1; Path=/: cookiejar a=1, http-cookie a=1
b=2; Path=/; SameSite=Lax: cookiejar Unknown cookie parameter 'samesite', http-cookie b=2
c=3; Path=/order: cookiejar Path is not a prefix of the request uri path, http-cookie c=3
T
