#!/bin/sh
# A mail to a group, buyers: a@example.com, b@example.com; and to one more, as RFC 5322 (3.4) has groups, read by Mail::Message of Perl (to), by Email::Address::XS and by Python.
# Guess: three addresses, of which two belong to the group buyers.
# Seen: Email::Address::XS and Python give them. Mail::Message 3.012 gives buyers:a@example.com for the first, an address of nobody.
set -eu
packages='libemail-address-xs-perl libmail-message-perl python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.pl <<'P'
use Email::Address::XS;
use Mail::Message;
my $to = 'buyers: a@example.com, b@example.com;, c@example.com';
print 'Mail::Message ', join(' ', map { $_->address } Mail::Message->read("To: $to\n\n")->to), "\n";
print 'Email::Address::XS ', join(' ', map { $_->address } Email::Address::XS->parse($to)), "\n";
P
{
perl read.pl
/usr/bin/python3 -c 'from email import message_from_string, policy; print("Python", *(a.addr_spec for a in message_from_string("To: buyers: a@example.com, b@example.com;, c@example.com\n\n", policy=policy.default)["to"].addresses))'
} | tee seen
diff seen - <<'T'
Mail::Message buyers:a@example.com b@example.com c@example.com
Email::Address::XS a@example.com b@example.com c@example.com
Python a@example.com b@example.com c@example.com
T
