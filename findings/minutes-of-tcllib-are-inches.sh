#!/bin/sh
# Times and sizes of a job of a machine (5 min, 90 s, 2 h, 600 mm, 3 m), turned into their basic units by units of tcllib, GNU units and udunits2.
# Guess: 300 s, 90 s, 7200 s, 0.6 m, 3 m.
# Seen (tcllib 1.21): 5 min is 0.000127 m: min is taken for thousandths of an inch, by the letter m before in; hours and seconds are right, and minute is a minute. GNU units 2.22 and udunits2 have 300 s.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in tcllib udunits-bin units; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tcllib udunits-bin units
cd "$folder"
cat > reduce.tcl <<'T'
package require units
puts "tcllib [units::reduce [lindex $argv 0]]"
T
for measure in '5 min' '5 minute' '90 s' '2 h' '600 mm' '3 m'; do
  case $measure in *m) basic=m ;; *) basic=s ;; esac
  echo "$measure: $(tclsh reduce.tcl "$measure"), GNU units $(units -t "$(echo "$measure" | sed 's/ h$/ hour/')" "$basic") $basic, udunits2 $(udunits2 -H "$measure" -W "$basic" | sed -n '1s/.* = //p')"
done | tee seen
diff seen - <<'T'
5 min: tcllib 0.000127 meter, GNU units 300 s, udunits2 300 s
5 minute: tcllib 300.0 second, GNU units 300 s, udunits2 300 s
90 s: tcllib 90.0 second, GNU units 90 s, udunits2 90 s
2 h: tcllib 7200.0 second, GNU units 7200 s, udunits2 7200 s
600 mm: tcllib 0.6 meter, GNU units 0.6 m, udunits2 0.6 m
3 m: tcllib 3.0 meter, GNU units 3 m, udunits2 3 m
T
