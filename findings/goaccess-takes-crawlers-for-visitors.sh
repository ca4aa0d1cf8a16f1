#!/bin/sh
# An access log with the crawlers that come to pages in China most, and a visitor in WeChat, in GoAccess, with --ignore-crawlers as operators set it to count people.
# Guess: all crawlers are left out: each says Spider or Bot in its name; and the visitor's browser is WeChat.
# Seen (GoAccess 1.7): Baiduspider and Sogou are left out; 360Spider, YisouSpider, Bytespider and PetalBot are counted as visitors, with Chrome and Safari. WeChat is among "Others", under
# MicroMessenger. --unknowns-as-crawlers changes nothing of that.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in goaccess jq; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' goaccess
cd "$folder"
count=0
visit() {
  count=$((count + 1))
  echo "192.0.2.$count - - [29/Nov/2026:10:00:0$count +0800] \"GET /$1 HTTP/1.1\" 200 100 \"-\" \"$2\"" >> access.log
}
webkit='AppleWebKit/537.36 (KHTML, like Gecko)'
visit baidu 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'
visit sogou 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)'
visit 360 "Mozilla/5.0 (Windows NT 10.0; Win64; x64) $webkit Chrome/86.0.4240.198 Safari/537.36; 360Spider"
visit yisou "Mozilla/5.0 (Windows NT 6.1; WOW64) $webkit Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36"
visit bytedance "Mozilla/5.0 (Linux; Android 5.0) $webkit Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)"
visit petal "Mozilla/5.0 (Linux; Android 7.0;) $webkit Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)"
visit wechat 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/zh_CN'
for option in --ignore-crawlers --unknowns-as-crawlers; do
  goaccess access.log --no-global-config --log-format=COMBINED "$option" -o report.json >/dev/null 2>&1
  echo "$option $(jq -r '[.requests.data[].data] | sort | join(" ")' report.json)"
  jq -r '.browsers.data[] | "\(.data): \([.items[]?.data] | sort | join(" "))"' report.json | sort
done | tee seen
diff seen - <<'T'
--ignore-crawlers /360 /bytedance /petal /wechat /yisou
Chrome: Chrome/69.0.3497.81 Chrome/86.0.4240.198
Others: MicroMessenger/8.0.42(0x18002a2f
Safari: Safari/537.36
--unknowns-as-crawlers /360 /baidu /bytedance /petal /sogou /wechat /yisou
Chrome: Chrome/69.0.3497.81 Chrome/86.0.4240.198
Crawlers: Baiduspider/2.0 Sogou
Others: MicroMessenger/8.0.42(0x18002a2f
Safari: Safari/537.36
T
