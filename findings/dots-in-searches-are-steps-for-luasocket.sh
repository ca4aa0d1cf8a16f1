#!/bin/sh
# Links of a page with dots in their search, ?file=plans/../oak.pdf, and behind #, put together with the address of the page by LuaSocket, by uri of tcllib, and by Erlang.
# Guess: the search stays as it is, since steps are taken in paths alone (RFC 3986, 5.2.4 and 5.4.2; so too RFC 2396, which LuaSocket names).
# Seen: tcllib and Erlang do so. LuaSocket takes the dots for steps and cuts the search with its question mark out of the address.
set -eu
packages='erlang-base lua-socket lua5.3 tcl8.6 tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > join.lua <<'L'
local url = require('socket.url')
for _, link in ipairs({'show?file=oak.pdf', 'show?file=plans/../oak.pdf', 'show#a/../b'}) do
  print('Lua ' .. url.absolute('http://shop.example/list/', link))
end
L
cat > join.tcl <<'C'
package require uri
foreach link {show?file=oak.pdf show?file=plans/../oak.pdf show#a/../b} {puts "Tcl [uri::resolve http://shop.example/list/ $link]"}
C
{
lua5.3 join.lua
tclsh join.tcl
HOME=$PWD erl -noshell -eval '[io:format("Erlang ~s~n", [uri_string:resolve(Link, "http://shop.example/list/")]) || Link <- ["show?file=oak.pdf", "show?file=plans/../oak.pdf", "show#a/../b"]], halt().'
} | tee seen
diff seen - <<'T'
Lua http://shop.example/list/show?file=oak.pdf
Lua http://shop.example/list/oak.pdf
Lua http://shop.example/list/b
Tcl http://shop.example/list/show?file=oak.pdf
Tcl http://shop.example/list/show?file=plans/../oak.pdf
Tcl http://shop.example/list/show#a/../b
Erlang http://shop.example/list/show?file=oak.pdf
Erlang http://shop.example/list/show?file=plans/../oak.pdf
Erlang http://shop.example/list/show#a/../b
T
