#!/bin/sh
# A manual in Chinese made by Sphinx (language zh_CN, with jieba, which it asks for), searched in a browser on its own page for searching: for words of the text, alone and two of them written together, as people type and as the text has them.
# Guess: what stands in the text is found: 合同编号 on the page that says 合同编号.
# Seen (Sphinx 5.3.0, jieba 0.42.1): 合同 is found and so is 编号; 合同编号, 投影面积 and 全屋定制衣柜 are not, nor 柜: the text is split into words when the manual is made, and what is typed is not. Whole titles are found, as titles.
set -eu
for package in chromium-headless-shell python3-jieba python3-sphinx; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-jieba python3-sphinx
folder=$(mktemp -d)
trap 'rm -rf "$folder"; kill "$server" 2>/dev/null || :' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
echo 'language = "zh_CN"' > conf.py
printf '手册\n====\n\n.. toctree::\n\n   price\n   terms\n' > index.rst
printf '定制衣柜报价\n============\n\n全屋定制衣柜按投影面积计算，型号 YG-2400A。\n' > price.rst
printf '付款方式\n========\n\n月结，请写合同编号。\n' > terms.rst
sphinx-build -q -b html . made 2>/dev/null
port=$(python3 -c 'import socket; place = socket.socket(); place.bind(("127.0.0.1", 0)); print(place.getsockname()[1])')
python3 -m http.server "$port" --directory made >/dev/null 2>&1 &
server=$!
until curl -s -o page "http://127.0.0.1:$port/"; do sleep 0.2; done
for words in 合同 编号 合同编号 投影 面积 投影面积 衣柜 全屋定制衣柜 定制衣柜报价 柜 YG-2400A; do
  query=$(python3 -c 'import sys, urllib.parse; print(urllib.parse.quote(sys.argv[1]))' "$words")
  pages=$(chromium-headless-shell --no-sandbox --virtual-time-budget=5000 --dump-dom "http://127.0.0.1:$port/search.html?q=$query" 2>/dev/null | grep -o '<li><a href="\(price\|terms\)[^"]*' | sed 's/.*"//; s/\.html.*//' | sort -u | tr '\n' ' ' || :)
  echo "$words: ${pages:-nothing}" | sed 's/ $//'
done | tee seen
diff seen - <<'T'
合同: terms
编号: terms
合同编号: nothing
投影: price
面积: price
投影面积: nothing
衣柜: price
全屋定制衣柜: nothing
定制衣柜报价: price
柜: nothing
YG-2400A: price
T
