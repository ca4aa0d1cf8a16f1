#!/bin/sh
# The day of a mail, Mon, 5 Jan 2026 09:30:15 +0800, asked for its parts by mime of tcllib (parsedatetime): the year, the moment, and the zone, which the manual gives in minutes east of Greenwich.
# Guess: 2026, 1767576615 and 480.
# Seen: year and moment are right. For the zone the hour, 09:30:15, is called an unrecognized mnemonic of a zone; with the zone GMT it is 0, and with one in letters such as EST it is right.
set -eu
packages='tcl8.6 tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.tcl <<'C'
package require mime
foreach day {{Mon, 5 Jan 2026 09:30:15 +0800} {5 Jan 2026 09:30:15 -0500} {Mon, 5 Jan 2026 09:30:15 GMT} {Mon, 5 Jan 2026 09:30:15 EST}} {
  puts $day
  foreach part {year clock zone} {
    catch {mime::parsedatetime $day $part} read
    puts "  $part $read"
  }
}
C
tclsh read.tcl | tee seen
diff seen - <<'T'
Mon, 5 Jan 2026 09:30:15 +0800
  year 2026
  clock 1767576615
  zone unrecognized timezone-mnemonic: 09:30:15
5 Jan 2026 09:30:15 -0500
  year 2026
  clock 1767623415
  zone unrecognized timezone-mnemonic: 09:30:15
Mon, 5 Jan 2026 09:30:15 GMT
  year 2026
  clock 1767605415
  zone 0
Mon, 5 Jan 2026 09:30:15 EST
  year 2026
  clock 1767623415
  zone -300
T
