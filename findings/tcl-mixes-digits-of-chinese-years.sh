#!/bin/sh
# The year in Chinese by clock format of Tcl: %EY in zh, "the year in the locale's alternative calendar", and %EY in ja, where it is 令和8; and back by clock scan.
# Guess: 2026, 公元2026 or 二〇二六, the same for each year, and clock scan reads it.
# Seen: tcl 8.6.13 writes 20廿六 for 2026 and 20五 for 2005, half in digits, half in characters; clock scan with the same format says that it does not match. %Ex, a day of the same locale, writes 公元2026年一月五日
# and reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s tcl8.6 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends tcl8.6; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' tcl8.6
cd "$folder"
export LC_ALL=C.UTF-8 TZ=UTC
cat > year.tcl <<'L'
encoding system utf-8
fconfigure stdout -encoding utf-8
foreach year {2005 2026 2031} {
  set time [clock scan "$year-01-05" -format %Y-%m-%d]
  foreach format {"%EY年%m月%d日" %Ex} {
    set text [clock format $time -format $format -locale zh]
    if {[catch {clock format [clock scan $text -format $format -locale zh] -format %Y-%m-%d} said]} {set said [lindex [split $said \n] 0]}
    puts "$format: $text -> $said"
  }
}
L
tclsh8.6 year.tcl | tee seen
diff seen - <<'T'
%EY年%m月%d日: 20五年01月05日 -> input string does not match supplied format
%Ex: 公元2005年一月五日 -> 2005-01-05
%EY年%m月%d日: 20廿六年01月05日 -> input string does not match supplied format
%Ex: 公元2026年一月五日 -> 2026-01-05
%EY年%m月%d日: 20卅一年01月05日 -> input string does not match supplied format
%Ex: 公元2031年一月五日 -> 2031-01-05
T
