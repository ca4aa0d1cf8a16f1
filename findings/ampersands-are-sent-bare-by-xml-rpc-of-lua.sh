#!/bin/sh
# A call of XML-RPC with the name "oak & beech < 18", made by lua-xmlrpc, by the xmlrpc module of Ruby and by Python, and read by Python.
# Guess: all three are read as the name: "any characters are allowed in a string except & and <, which are encoded as &amp; and &lt;" (the specification of XML-RPC).
# Seen: lua-xmlrpc 1.2.1 sends both bare, and no XML reader takes the call. Ruby and Python encode them.
set -eu
packages='lua-xmlrpc lua5.1 ruby-xmlrpc python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >read.py <<'T'
import sys, xmlrpc.client
try:
    print(sys.argv[1], *xmlrpc.client.loads(sys.stdin.read())[0])
except Exception as fault:
    print(sys.argv[1], type(fault).__name__, fault)
T
{
  lua5.1 -e 'print(require("xmlrpc").clEncode("order", "oak & beech < 18"))' | python3 read.py Lua
  ruby -rxmlrpc/client -e 'puts XMLRPC::Create.new.methodCall("order", "oak & beech < 18")' | python3 read.py Ruby
  python3 -c 'import xmlrpc.client; print(xmlrpc.client.dumps(("oak & beech < 18",), "order"))' | python3 read.py Python
} | tee seen
diff seen - <<'T'
Lua ExpatError not well-formed (invalid token): line 5, column 33
Ruby oak & beech < 18
Python oak & beech < 18
T
