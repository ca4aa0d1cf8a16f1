#!/bin/sh
# Two access logs for one view: the proxy writes the time of China (+0800), the server Greenwich (+0000). What happened first is a request at 17:30 +0800, which is 09:30; then one each minute, by turns.
# Guess: lnav, which puts the lines of all files in the order of time, shows 一 二 三 四, and so for lines with ISO times.
# Seen: lnav 0.11.1 leaves out of account how far a time is from Greenwich: all lines of +0800 come eight hours late, and its log_time tells 17:30 and 09:31 beside each other.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s lnav >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends lnav; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' lnav
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
line='%s - - [05/Jan/2026:%s] "GET /%s HTTP/1.1" 200 12\n'
{
  printf "$line" 192.0.2.1 '17:30:00 +0800' 1
  printf "$line" 192.0.2.1 '17:32:00 +0800' 3
} > proxy.log
{
  printf "$line" 192.0.2.2 '09:31:00 +0000' 2
  printf "$line" 192.0.2.2 '09:33:00 +0000' 4
} > server.log
printf '2026-01-05T17:30:00.000+08:00 INFO 一\n2026-01-05T17:32:00.000+08:00 INFO 三\n' > china.log
printf '2026-01-05T09:31:00.000Z INFO 二\n2026-01-05T09:33:00.000Z INFO 四\n' > greenwich.log
{
  lnav -n proxy.log server.log | cut -d' ' -f4-7
  lnav -n -c ';SELECT log_time, cs_uri_stem FROM access_log' -c ':write-csv-to -' proxy.log server.log
  lnav -n china.log greenwich.log
} | tee seen
diff seen - <<'T'
[05/Jan/2026:09:31:00 +0000] "GET /2
[05/Jan/2026:09:33:00 +0000] "GET /4
[05/Jan/2026:17:30:00 +0800] "GET /1
[05/Jan/2026:17:32:00 +0800] "GET /3
log_time,cs_uri_stem
2026-01-05 09:31:00.000,/2
2026-01-05 09:33:00.000,/4
2026-01-05 17:30:00.000,/1
2026-01-05 17:32:00.000,/3
2026-01-05T09:31:00.000Z INFO 二
2026-01-05T09:33:00.000Z INFO 四
2026-01-05T17:30:00.000+08:00 INFO 一
2026-01-05T17:32:00.000+08:00 INFO 三
T
