#!/bin/sh
# A log of requests of one morning in China, one each hour from 02:30 on 5 January; every other line is of a server whose clock tells Greenwich (+0000), as behind one name there may be. Read by GoAccess, Webalizer, AWFFull, Analog and AWStats.
# Guess: the time behind the hour (+0800, +0000) counts: six requests on the 5th.
# Seen (goaccess 1.7, webalizer 2.23, awffull 3.10, analog 6.0, awstats 7.8): no one reads it so. For GoAccess and Analog three requests are on the 4th. Webalizer, AWFFull and AWStats, which want lines in order of time, leave three out as ones that come too late; AWStats calls them corrupted.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in goaccess webalizer awffull analog awstats; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' goaccess webalizer awffull analog awstats
cd "$folder"
export LC_ALL=C.UTF-8
line='192.0.2.%s - - [%s] "GET /%s HTTP/1.1" 200 1000 "-" "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36"\n'
for hour in 2 4 6; do
  printf "$line" $hour "05/Jan/2026:0$hour:30:00 +0800" china
  printf "$line" 1$hour "04/Jan/2026:$((hour + 17)):30:00 +0000" greenwich
done > access.log
{
  goaccess access.log --log-format=COMBINED --no-global-config -o seen.json >/dev/null 2>&1
  echo "goaccess:" $(jq -r '.visitors.data | sort_by(.data)[] | "\(.data) \(.hits.count)"' seen.json)
  for program in webalizer awffull; do
    mkdir $program
    $program -o $program access.log >/dev/null 2>&1
    echo "$program: $(sed 's/<[^>]*>/ /g' $program/usage_202601.html | tr -s '\n ' ' ' | grep -o 'Total Hits [0-9]*')"
  done
  printf 'LOGFILE %s/access.log\nOUTPUT COMPUTER\nOUTFILE analog.txt\nALL OFF\nDAILYREP ON\n' "$folder" > analog.cfg
  analog -G "+g$folder/analog.cfg" >/dev/null 2>&1
  echo "analog:" $(awk '$1 == "D" && $2 == "RP" { print $5 $6 $7, $3 }' analog.txt)
  mkdir awstats
  printf '%s\n' "LogFile=\"$folder/access.log\"" LogFormat=1 SiteDomain=portal DNSLookup=0 "DirData=\"$folder/awstats\"" > awstats.portal.conf
  echo "awstats:" $(perl /usr/lib/cgi-bin/awstats.pl -config=portal -configdir="$folder" -update 2>/dev/null | grep -oE '[1-9][0-9]* [a-z ]+ records')
} | tee seen
diff seen - <<'T'
goaccess: 20260104 3 20260105 3
webalizer: Total Hits 3
awffull: Total Hits 3
analog: 20260104 3 20260105 3
awstats: 3 corrupted records 3 new qualified records
T
