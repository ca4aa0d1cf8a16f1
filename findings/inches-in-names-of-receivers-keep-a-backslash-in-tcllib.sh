#!/bin/sh
# Receivers of a mail whose names have inches, "door 18\" white" <a@example.com>, escaped within quotation marks as RFC 5322 (3.2.4) has it, read by mime of tcllib (parseaddress), by Email::Address::XS of Perl and by Python.
# Guess: door 18" white, since the backslash before the mark is not part of the name.
# Seen: Perl and Python give it. tcllib gives the name with the backslash, and cuts it where the mark stands at its end.
set -eu
packages='libemail-address-xs-perl python3 tcl8.6 tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.tcl <<'C'
package require mime
foreach receiver {{"door 18\" white" <a@example.com>} {"door 18\"" <b@example.com>}} {
  array set read [lindex [mime::parseaddress $receiver] 0]
  puts "Tcl \[$read(friendly)\] $read(address)"
}
C
{
tclsh read.tcl
perl -MEmail::Address::XS -e 'print map { "Perl [" . $_->phrase . "] " . $_->address . "\n" } Email::Address::XS->parse(q("door 18\" white" <a@example.com>, "door 18\"" <b@example.com>))'
/usr/bin/python3 -c 'from email.utils import getaddresses; print(*("Python [%s] %s\n" % pair for pair in getaddresses(["\"door 18\\\" white\" <a@example.com>, \"door 18\\\"\" <b@example.com>"])), sep="", end="")'
} | tee seen
diff seen - <<'T'
Tcl [door 18\" white] a@example.com
Tcl [door 18\] b@example.com
Perl [door 18" white] a@example.com
Perl [door 18"] b@example.com
Python [door 18" white] a@example.com
Python [door 18"] b@example.com
T
