#!/bin/sh
# Two links of Chinese words with a blank between them, <a>请登录</a> <a>免费注册</a>, in text browsers.
# Guess: all show the blank, which is all that tells the links apart.
# Seen: lynx 2.9.0dev, elinks 0.13 and links 2.28 do. w3m 0.5.3 drops it, as if it were a line break of the source between
# characters of Chinese; a no-break space stays, and so does a blank beside a digit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in w3m lynx elinks links; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' w3m lynx elinks links
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
printf '<meta charset=utf-8><p><a>请登录</a> <a>免费注册</a> 25<p><a>请登录</a>&nbsp;<a>免费注册</a>' > a.html
{
  w3m -dump -O utf8 a.html
  lynx -dump -assume_charset=utf-8 -display_charset=utf-8 a.html
  elinks -dump -dump-charset utf-8 a.html
  links -dump -codepage utf-8 a.html
} | sed "s/^ *//; s/$(printf '\302\240')/ /g" | grep . > seen
cat seen
cat > expected <<'T'
请登录免费注册 25
请登录 免费注册
请登录 免费注册 25
请登录 免费注册
请登录 免费注册 25
请登录 免费注册
请登录 免费注册 25
请登录 免费注册
T
cmp seen expected
