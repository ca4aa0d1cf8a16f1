# Shared by the findings about cookies of Erlang, which source it: `ask COOKIES` sets each of them (parted by |) by itself at
# http://www.shop.example/login, and says whether it is sent to /order/1, by httpc of Erlang and by http-cookie of Ruby.
set -eu
packages='erlang-base erlang-inets ruby ruby-http-cookie'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
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
ask() {
export COOKIES="$1"
erlc ask.erl
HOME=$PWD erl -noshell -s ask main
ruby -rhttp/cookie_jar -e 'ENV["COOKIES"].split("|").each { |cookie| jar = HTTP::CookieJar.new; jar.parse(cookie, "http://www.shop.example/login"); puts "Ruby #{cookie}: #{jar.cookies(%(http://www.shop.example/order/1)).empty? ? %(nothing) : %(sent)}" }'
}
