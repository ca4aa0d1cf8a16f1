#!/bin/sh
# Days as they are written in China, for clock scan of Tcl without a format: 2026/1/5, 2026/01/05, 2026年1月5日, 1月5日, 3:30 下午; beside 2026-1-5, 2026-01-05 and 1/5/2026.
# Guess: 5 January 2026, or an error, as for 2026.1.5.
# Seen: tcl 8.6.13 reads 2026/1/5 as month 2026 of the year 5: 2173-10-01 (2005 and 168 years, and ten months). 2026年1月5日 is today at 20:26, 1月5日 today at one, 3:30 下午 half past three in the night;
# none is an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s tcl8.6 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends tcl8.6; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' tcl8.6
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
cat > scan.tcl <<'L'
encoding system utf-8
fconfigure stdout -encoding utf-8
set base [clock scan "2026-03-10 12:00" -format "%Y-%m-%d %H:%M"]
foreach text {2026-01-05 2026-1-5 1/5/2026 20260105 2026/1/5 2026/01/05 2026.1.5 2026年1月5日 1月5日 "3:30 pm" "3:30 下午"} {
  if {[catch {clock format [clock scan $text -base $base] -format "%Y-%m-%d %H:%M"} said]} {set said error}
  puts "$text: $said"
}
L
tclsh8.6 scan.tcl | tee seen
diff seen - <<'T'
2026-01-05: 2026-01-05 00:00
2026-1-5: 2026-01-05 00:00
1/5/2026: 2026-01-05 00:00
20260105: 2026-01-05 00:00
2026/1/5: 2173-10-01 00:00
2026/01/05: 2173-10-01 00:00
2026.1.5: error
2026年1月5日: 2026-03-10 20:26
1月5日: 2026-03-10 01:00
3:30 pm: 2026-03-10 15:30
3:30 下午: 2026-03-10 03:30
T
