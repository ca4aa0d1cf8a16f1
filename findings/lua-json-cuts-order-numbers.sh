#!/bin/sh
# An order number of 15 digits, as shops have them, and a price, read from JSON and written again by the JSON libraries of Lua, the language inside nginx and HAProxy. The number is far below 2^53.
# Guess: it comes back as it was; at most in Lua 5.1 as 202611290000123.0.
# Seen: lua-cjson 2.1.0 writes it with 14 digits, 2.0261129000012e+14, in Lua 5.3 as well, whose integers are whole: the last digit is lost. dkjson 2.6 and lua-json 1.3.4 do so in Lua 5.1,
# and are right in 5.3. In cjson encode_number_precision(16) helps, in newer copies; here 14 is the most it takes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in lua-cjson lua-dkjson lua-json lua5.1 lua5.3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' lua-cjson lua-dkjson lua-json lua5.1 lua5.3
cd "$folder"
cat > write.lua <<'L'
local text = '{"order":202611290000123}'
for _, name in ipairs{'cjson', 'dkjson', 'json'} do
  local json = require(name)
  print(_VERSION, name, json.encode((json.decode(text))))
end
local cjson = require 'cjson'
print(_VERSION, 'cjson, precision of 16', (pcall(cjson.encode_number_precision, 16)))
L
{
  lua5.1 write.lua
  lua5.3 write.lua
} | tee seen
diff seen - <<'T'
Lua 5.1	cjson	{"order":2.0261129000012e+14}
Lua 5.1	dkjson	{"order":2.0261129000012e+14}
Lua 5.1	json	{"order":2.0261129000012e+14}
Lua 5.1	cjson, precision of 16	false
Lua 5.3	cjson	{"order":2.0261129000012e+14}
Lua 5.3	dkjson	{"order":202611290000123}
Lua 5.3	json	{"order":202611290000123}
Lua 5.3	cjson, precision of 16	false
T
