#!/bin/sh
# Debian's lua-http, the HTTP of Lua, installed with all that it depends on, in Lua 5.3.
# Guess: it loads, since the package brings files for Lua 5.3 (/usr/share/lua/5.3/http).
# Seen: lua-lpeg-patterns 0.4, by which it reads headers, is there for 5.1 and 5.2 alone, and require ends in an error.
set -eu
packages='lua-http lua5.3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
dpkg -L lua-http lua-lpeg-patterns | grep -E 'http/cookie.lua|lpeg_patterns/http.lua' | sort
lua5.3 -e 'local loaded, message = pcall(require, "http.cookie") print(loaded, message:match("module [^\n]*"))'
} | tee seen
diff seen - <<'T'
/usr/share/lua/5.1/http/cookie.lua
/usr/share/lua/5.1/lpeg_patterns/http.lua
/usr/share/lua/5.2/http/cookie.lua
/usr/share/lua/5.2/lpeg_patterns/http.lua
/usr/share/lua/5.3/http/cookie.lua
false	module 'lpeg_patterns.http' not found:
T
