#!/bin/sh
# Words of a small language for price lists, 单价 and price, as keywords of python3-pyparsing (Keyword: "must be immediately followed by a non-keyword character"), put to 单价表 and prices, and to 单价 18.
# Guess: neither is found in the longer word, and both before a blank.
# Seen: 单价 is found in 单价表, as a hanzi is no character of a keyword there; price is not found in prices. With a list of Chinese characters given as ident_chars it is as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-pyparsing >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-pyparsing; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-pyparsing
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > read.py <<'P'
from pyparsing import Keyword, ParseException, pyparsing_unicode
for name, keyword in (('单价', Keyword('单价')), ('price', Keyword('price')), ('单价, ident_chars', Keyword('单价', ident_chars=pyparsing_unicode.Chinese.alphas))):
    for text in ('单价表', '单价 18', 'prices', 'price 18'):
        try:
            print(name, 'in', text, keyword.parse_string(text))
        except ParseException:
            pass
P
{
  /usr/bin/python3 read.py
} | tee seen
diff seen - <<'T'
单价 in 单价表 ['单价']
单价 in 单价 18 ['单价']
price in price 18 ['price']
单价, ident_chars in 单价 18 ['单价']
T
