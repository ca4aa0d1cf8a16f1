#!/bin/sh
# A cookie of a portal, kept by httpc, the HTTP client of Erlang, and what it sends back; read as servers in Ruby (Rack) and Perl (Cookie::Baker) read cookies.
# Guess: user=1 and nothing else (RFC 6265, 4.2.1 and 5.4).
# Seen: httpc of OTP 25 sends $Version=0; user=1; $Path=/, the form of RFC 2109 of 1997, so that servers find two more cookies.
set -eu
packages='erlang-base erlang-inets libcookie-baker-perl ruby ruby-rack'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
sent=$(HOME=$PWD erl -noshell -eval 'inets:start(), httpc:set_options([{cookies, enabled}]), httpc:store_cookies([{"set-cookie", "user=1; Path=/; HttpOnly"}], "http://www.shop.example/"), {_, Sent} = httpc:cookie_header("http://www.shop.example/"), io:put_chars(Sent), halt().')
echo "$sent"
ruby -rrack -e 'puts "Rack #{Rack::Utils.parse_cookies_header(ARGV[0])}"' "$sent"
perl -MCookie::Baker -e 'my $cookies = crush_cookie($ARGV[0]); print "Cookie::Baker ", join(", ", map { "$_=$cookies->{$_}" } sort keys %$cookies), "\n"' "$sent"
} | tee seen
diff seen - <<'T'
$Version=0; user=1; $Path=/
Rack {"$Version"=>"0", "user"=>"1", "$Path"=>"/"}
Cookie::Baker $Path=/, $Version=0, user=1
T
