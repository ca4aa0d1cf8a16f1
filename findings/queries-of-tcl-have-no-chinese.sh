#!/bin/sh
# A word in Chinese encoded for the query of an address, and decoded again, by the packages of Tcl for forms and requests: ncgi (tcllib) and http (Tcl's own).
# Guess: %E8%A1%A3%E6%9F%9C from both, and 衣柜 back.
# Seen (tcllib 1.21, Tcl 8.6.13): http does. ncgi::encode stops with "can't read map(衣): no such element in array"; what others have encoded, ncgi decodes rightly.
set -eu
for package in tcl8.6 tcllib; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tcl8.6 tcllib
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > query.tcl <<'T'
package require http
package require ncgi
fconfigure stdout -encoding utf-8
foreach {name command} {
  {http encodes} {http::formatQuery name 衣柜}
  {ncgi encodes} {ncgi::encode 衣柜}
  {ncgi encodes 18 mm+2} {ncgi::encode {18 mm+2}}
  {ncgi decodes} {ncgi::decode %E8%A1%A3%E6%9F%9C}
} {
  catch $command result
  puts "$name: $result"
}
T
LC_ALL=C.UTF-8 tclsh8.6 query.tcl | tee seen
diff seen - <<'T'
http encodes: name=%E8%A1%A3%E6%9F%9C
ncgi encodes: can't read "map(衣)": no such element in array
ncgi encodes 18 mm+2: 18+mm%2B2
ncgi decodes: 衣柜
T
