#!/bin/sh
# Where a printer of labels stands and who cares for it, sysLocation 佛山一号仓 and sysContact 王工 in snmpd.conf (RFC 3411 texts are UTF-8), and sysName press-1; asked for by snmpget, as scripts and Munin ask.
# Guess: the texts in a locale of UTF-8, or with -Oa ("print all strings in ASCII") at worst question marks.
# Seen: Net-SNMP 5.9.3 prints Hex-STRING: E4 BD 9B ..., broken into lines of 16 bytes with a blank at the end, also in C.UTF-8 and with -Oqv; with -Oa a dot for each byte. press-1 is a text. Only a hint of 255t, by a
# file of MIBs, changes it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in snmp snmpd; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' snmp snmpd
cd "$folder"
export LC_ALL=C.UTF-8
printf 'sysLocation 佛山一号仓\nsysContact 王工\nsysName press-1\nrocommunity public\nagentaddress udp:127.0.0.1:21161\n' > snmpd.conf
snmpd -f -C -c "$folder/snmpd.conf" -Lf "$folder/log" -p "$folder/pid" -I -systemstats >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
ask() { snmpget -v2c -c public "$@"; }
until ask 127.0.0.1:21161 1.3.6.1.2.1.1.5.0 >said 2>&1; do sleep 0.2; done
for form in -Ov -Oqv -Oav; do
  ask "$form" 127.0.0.1:21161 1.3.6.1.2.1.1.6.0 1.3.6.1.2.1.1.4.0 1.3.6.1.2.1.1.5.0 | sed "s/^/$form /"
done | tee seen
diff seen - <<'T'
-Ov Hex-STRING: E4 BD 9B E5 B1 B1 E4 B8 80 E5 8F B7 E4 BB 93 
-Ov Hex-STRING: E7 8E 8B E5 B7 A5 
-Ov STRING: "press-1"
-Oqv "E4 BD 9B E5 B1 B1 E4 B8 80 E5 8F B7 E4 BB 93 "
-Oqv "E7 8E 8B E5 B7 A5 "
-Oqv "press-1"
-Oav STRING: "..............."
-Oav STRING: "......"
-Oav STRING: "press-1"
T
