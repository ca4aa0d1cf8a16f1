#!/bin/sh
# Lines of a log in JSON with a number of twenty digits, and a line in Chinese of which a part goes into a column (characters 1 to 4), read and written by rsyslog.
# Guess: the number is written as it was read, as that of nineteen digits and 1299.50 are; the part is four characters, as the documentation calls them.
# Seen (rsyslog 8.2302.0): 69012345678901234567 is 9223372036854775807, without a word. The part is four bytes: a character and a third, which is no UTF-8.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in rsyslog; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' rsyslog
cd "$folder"
cat > conf <<C
module(load="imfile")
module(load="mmjsonparse")
global(workDirectory="$folder" parser.escape8BitCharactersOnReceive="off")
template(name="json" type="list") { property(name="\$!order") constant(value=" ") property(name="\$!sku") constant(value=" ") property(name="\$!price") constant(value=" ") property(name="\$!name" position.from="1" position.to="4") constant(value="\n") }
input(type="imfile" file="$folder/log" tag="a" ruleset="all")
ruleset(name="all") { action(type="mmjsonparse" cookie="") action(type="omfile" file="$folder/out" template="json") }
C
echo '{"order":1234567890123456789,"sku":69012345678901234567,"price":1299.50,"name":"橱柜门板"}' > log
rsyslogd -n -f conf -i "$folder/pid" >/dev/null 2>&1 &
for wait in $(seq 100); do [ -s out ] && break || sleep 0.1; done
kill $!
wait || true
{
  cut -d ' ' -f 1-3 out
  cut -d ' ' -f 4 out | tr -d '\n' | od -A n -t x1
  cut -d ' ' -f 4 out | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 || echo 'no UTF-8'
} | tee seen
diff seen - <<'T'
1234567890123456789 9223372036854775807 1299.50
 e6 a9 b1 e6
no UTF-8
T
