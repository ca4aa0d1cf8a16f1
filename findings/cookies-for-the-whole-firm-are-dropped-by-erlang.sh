#!/bin/sh
# Cookies that a log-in on www.shop.example sets for the whole firm, Domain=shop.example, with a point before it as of old, and for another path of the site, Path=/order, kept by httpc of Erlang and http-cookie of Ruby.
# Guess: all are sent to /order/1: the point is passed over (RFC 6265, 5.2.3), and a path need not be that of the page (5.3).
# Seen: http-cookie does so. httpc of OTP 25 sends the one with the point alone.
set -eu
packages='erlang-base erlang-inets ruby ruby-http-cookie'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ask.erl <<'E'
-module(ask).
-export([main/0]).

main() ->
  inets:start(),
  httpc:set_options([{cookies, enabled}]),
  [begin
     httpc:reset_cookies(),
     httpc:store_cookies([{"set-cookie", Cookie}], "http://www.shop.example/login"),
     {_, Sent} = httpc:cookie_header("http://www.shop.example/order/1"),
     io:format("~s: ~s~n", [Cookie, case Sent of [] -> "nothing"; _ -> "sent" end])
   end || Cookie <- string:split(os:getenv("COOKIES"), "|", all)],
  halt().
E
{
export COOKIES='a=1; Path=/; Domain=.shop.example|b=2; Path=/; Domain=shop.example|c=3; Path=/order'
erlc ask.erl
HOME=$PWD erl -noshell -s ask main
ruby -rhttp/cookie_jar -e 'ENV["COOKIES"].split("|").each { |cookie| jar = HTTP::CookieJar.new; jar.parse(cookie, "http://www.shop.example/login"); puts "Ruby #{cookie}: #{jar.cookies(%(http://www.shop.example/order/1)).empty? ? %(nothing) : %(sent)}" }'
} | tee seen
diff seen - <<'T'
a=1; Path=/; Domain=.shop.example: sent
b=2; Path=/; Domain=shop.example: nothing
c=3; Path=/order: nothing
Ruby a=1; Path=/; Domain=.shop.example: sent
Ruby b=2; Path=/; Domain=shop.example: sent
Ruby c=3; Path=/order: sent
T
