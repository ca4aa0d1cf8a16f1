#!/bin/sh
# A log of visits of crawlers that read pages of China, by the names they give, and of a browser, read by AWStats: those of Baidu, Sogou, 360, Shenma (Yisou), Huawei (PetalBot), and ByteDance.
# Guess: robots, each by its name or as one that is unknown; the browser is none.
# Seen (AWStats 7.8): Baidu's, Sogou's, 360's and Shenma's by their names, Huawei's as an unknown bot. ByteDance's, whose name has an address for complaints, spider-feedback@, is counted as a reader of feeds, as "feed" is looked for before "spider".
set -eu
dpkg -s awstats >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends awstats; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' awstats
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > agents.txt <<'T'
Baidu|Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)
Sogou|Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)
360|Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36; 360Spider
Shenma|Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36
Huawei|Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)
ByteDance|Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)
a browser|Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36
T
while IFS='|' read -r name agent; do
  rm -rf data
  mkdir data
  printf '192.0.2.1 - - [05/Jan/2026:09:30:00 +0800] "GET / HTTP/1.1" 200 1000 "-" "%s"\n' "$agent" > access.log
  printf '%s\n' "LogFile=\"$folder/access.log\"" LogFormat=1 SiteDomain=portal DNSLookup=0 "DirData=\"$folder/data\"" > awstats.portal.conf
  perl /usr/lib/cgi-bin/awstats.pl -config=portal -configdir="$folder" -update >/dev/null 2>&1
  echo "$name: $(sed -n '/^BEGIN_\(BROWSER\|ROBOT\) [1-9]/{n;s/ .*//;p}' data/*.txt)"
done < agents.txt | tee seen
diff seen - <<'T'
Baidu: Baiduspider/
Sogou: Sogou[\x20]web[\x20]spider/
360: 360Spider
Shenma: YisouSpider
Huawei: bot[\s_+:,\.\;\/\-]
ByteDance: feed
a browser: chrome120.0.0.0
T
