#!/bin/sh
# A cookie that a server takes back at log-out with Max-Age=0, the same with a day in the past, and one that lives a minute, kept by httpc of Erlang and http-cookie of Ruby.
# Guess: only the last is sent: nought is the earliest time (RFC 6265, 5.2.2).
# Seen: http-cookie does so. httpc of OTP 25 sends all three.
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
export COOKIES='a=1; Path=/; Max-Age=0|b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT|c=3; Path=/; Max-Age=60'
erlc ask.erl
HOME=$PWD erl -noshell -s ask main
ruby -rhttp/cookie_jar -e 'ENV["COOKIES"].split("|").each { |cookie| jar = HTTP::CookieJar.new; jar.parse(cookie, "http://www.shop.example/login"); puts "Ruby #{cookie}: #{jar.cookies(%(http://www.shop.example/order/1)).empty? ? %(nothing) : %(sent)}" }'
} | tee seen
diff seen - <<'T'
a=1; Path=/; Max-Age=0: sent
b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT: sent
c=3; Path=/; Max-Age=60: sent
Ruby a=1; Path=/; Max-Age=0: nothing
Ruby b=2; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT: nothing
Ruby c=3; Path=/; Max-Age=60: sent
T
