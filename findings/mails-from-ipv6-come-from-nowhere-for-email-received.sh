#!/bin/sh
# Where a mail came from, the header Received as Postfix writes it, from a host with an address of IPv4 and one of IPv6, [IPv6:2001:db8::1], read by Email::Received of Perl.
# Guess: ip, helo and by in both cases: this is how an address of IPv6 stands there (RFC 5321, 4.1.3 and 4.4), and the module is for "pretty much every possible" form.
# Seen: Email::Received 1.00 gives nothing for IPv6.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libemail-received-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.pl <<'P'
use Email::Received;
for my $address ('192.0.2.1', 'IPv6:2001:db8::1') {
  my $line = "from mail.example.com (mail.example.com [$address]) by mx.example.net (Postfix) with ESMTPS id abc for <w\@example.com>; Mon, 5 Jan 2026 09:30:15 +0800";
  my $read = parse_received($line);
  print "$address\n  Email::Received ", ref $read ? join(' ', map { "$_=$read->{$_}" } qw(ip helo by)) : 'nothing', "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
192.0.2.1
  Email::Received ip=192.0.2.1 helo=mail.example.com by=mx.example.net
IPv6:2001:db8::1
  Email::Received nothing
T
