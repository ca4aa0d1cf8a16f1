#!/bin/sh
# A log as pino and bunyan of Node write it: a line of JSON, the time in milliseconds since 1970 ("time":1767576600000, 5 January 2026); failed logins of long ago for fail2ban; and the same with the time in seconds,
# and as ISO text.
# Guess: the time is found by the default patterns, as that of ISO texts within JSON is, or fail2ban-regex says that there is none.
# Seen: fail2ban 1.0.2 finds the milliseconds only with datepattern "time":{LEPOCH}. By default the line has no time for it, and counts as of now, without a warning: lines of January would ban an address today.
# Seconds within JSON are not found either.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s fail2ban >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends fail2ban; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' fail2ban
cd "$folder"
export TZ=Asia/Shanghai LC_ALL=C.UTF-8
line() { printf '{"level":40,"time":%s,"ip":"203.0.113.9","msg":"登录失败"}\n' "$1"; }
line 1767576600000 > pino.log
line 1767576600 > seconds.log
line '"2026-01-05T09:30:00.000+08:00"' > iso.log
show() {
  name=$1
  shift
  found=$(fail2ban-regex -v "$@" "$name.log" '"ip":"<HOST>","msg":"登录失败"' | tee said | sed -n 's/^| *203.0.113.9 *//p')
  day=$(date -d "$found" +%F)
  [ "$day" = 2026-01-05 ] || day="of now, $(grep -ciE 'warn|without a timestamp' said || :) warnings"
  echo "$name${2:+, $2}: $day, $(sed -n 's/^Lines: .* \([0-9]* matched\).*/\1/p' said)"
}
{
  show iso
  show pino
  show seconds
  show pino -d '"time":{LEPOCH}'
} | tee seen
diff seen - <<'T'
iso: 2026-01-05, 1 matched
pino: of now, 0 warnings, 1 matched
seconds: of now, 0 warnings, 1 matched
pino, "time":{LEPOCH}: 2026-01-05, 1 matched
T
