#!/bin/sh
# The grades of a price list, E0, E1, ENF, F4, and a size 18E, in a column of days that a script looks over: each is asked for as a day by date of GNU, clock scan of Tcl, busybox date, PHP, Ruby, and dateutil of Python.
# Guess: none of them is a day.
# Seen (coreutils 9.1, Tcl 8.6.13): for GNU date and Tcl E0, E1, F4 and 18E are times of today, as a letter is a zone of the armed forces and a number behind or before it an hour: E0 is three o'clock in the morning of China for date. Ruby takes 18E for the 18th of this month. The others refuse all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in busybox php-cli python3-dateutil ruby tcl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' coreutils tcl8.6
cd "$folder"
export TZ=Asia/Shanghai
cat > scan.tcl <<'T'
exit [catch {clock scan [lindex $argv 0]}]
T
for grade in E0 E1 F4 18E ENF; do
  taken=
  date -d "$grade" >/dev/null 2>&1 && taken="$taken, date"
  tclsh scan.tcl "$grade" && taken="$taken, Tcl"
  busybox date -d "$grade" >/dev/null 2>&1 && taken="$taken, busybox"
  php -r 'exit(strtotime($argv[1]) === false ? 1 : 0);' "$grade" && taken="$taken, PHP"
  ruby -rdate -e 'Date.parse(ARGV[0])' "$grade" 2>/dev/null && taken="$taken, Ruby"
  /usr/bin/python3 -c 'import sys, dateutil.parser; dateutil.parser.parse(sys.argv[1])' "$grade" 2>/dev/null && taken="$taken, dateutil"
  echo "$grade is a day for${taken:- none}" | sed 's/for,/for/'
done > seen
echo "E0 by date: $(date -d E0 +%H:%M)" >> seen
cat seen
diff seen - <<'T'
E0 is a day for date, Tcl
E1 is a day for date, Tcl
F4 is a day for date, Tcl
18E is a day for date, Tcl, Ruby
ENF is a day for none
E0 by date: 03:00
T
