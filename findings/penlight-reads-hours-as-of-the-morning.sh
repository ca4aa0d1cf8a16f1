#!/bin/sh
# Dates in texts, read by the Date of Penlight, the standard library of many Lua programs (Date.Format():parse), which says that it understands free-format dates.
# Guess: 3:30 pm is 15:30; Jan 5 2026 and 2026年1月5日 and 20260105 are 5 January 2026, or nil with an error.
# Seen: lua-penlight 1.13.1: 3:30 pm is 3:30, in the night; Jan 5 2026 is 1 January 2005; 20260105 and 2026年1月5日 are of today, at 20:26; none is an error. A day with +08:00 comes as the hour of Greenwich.
# 2026/1/5 and 2026.1.5 are refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in lua-penlight lua5.3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' lua-penlight lua5.3
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
cat > parse.lua <<'L'
local Date = require 'pl.Date'
local show = Date.Format('yyyy-mm-dd HH:MM')
local today = os.date('%Y-%m-%d'):gsub('%-', '%%-')
for _, text in ipairs{'2026-01-05', '2026-01-05 9:30', '5/1/2026', '5 Jan 2026', '3:30 pm', '2026-01-05 3:30 pm', 'Jan 5 2026', '20260105', '2026年1月5日', '2026-01-05T09:30:00+08:00', '2026/1/5', '2026.1.5'} do
  local date, said = Date.Format():parse(text)
  print(text, date and show:tostring(date):gsub(today, 'today') or said)
end
L
lua5.3 parse.lua | sed 's/\t[0-9]*$//' | tee seen
diff seen - <<'T'
2026-01-05	2026-01-05 12:00
2026-01-05 9:30	2026-01-05 09:30
5/1/2026	2026-01-05 12:00
5 Jan 2026	2026-01-05 12:00
3:30 pm	today 03:30
2026-01-05 3:30 pm	2026-01-05 03:30
Jan 5 2026	2005-01-01 20:26
20260105	today 20:26
2026年1月5日	today 20:26
2026-01-05T09:30:00+08:00	2026-01-05 01:30
2026/1/5	day out of range: 2026 is not between 1 and 31
2026.1.5	hour out of range: 2026 is not between 0 and 24
T
