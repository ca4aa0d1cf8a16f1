#!/bin/sh
# A template of Lua for a price, 价 $price元, filled with 95 by Cosmo of Lua and by Template of Python.
# Guess: 价 95元. A name ends at the first character that is no letter, number or line below; no name with Chinese was given, and Template of Python stops at 元 as well.
# Seen: Cosmo 13.01.30 counts every byte above 127 as a letter, asks for price元, finds none and writes nothing, without an error. With a blank or a comma behind the name it fills it.
set -eu
packages='lua-cosmo lua5.1 python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for text in '价 $price元' '价 $price 元' '价 $price,起'; do
  echo "$text"
  TEXT=$text lua5.1 -e 'print("  Cosmo [" .. require("cosmo").fill(os.getenv("TEXT"), { price = 95 }) .. "]")'
  TEXT=$text python3 -c 'import os, string; print("  Python [" + string.Template(os.environ["TEXT"]).substitute(price=95) + "]")'
done | tee seen
diff seen - <<'T'
价 $price元
  Cosmo [价 ]
  Python [价 95元]
价 $price 元
  Cosmo [价 95 元]
  Python [价 95 元]
价 $price,起
  Cosmo [价 95,起]
  Python [价 95,起]
T
