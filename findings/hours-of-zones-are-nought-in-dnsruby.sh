#!/bin/sh
# The zone file of a firm with times in hours, days and weeks, as BIND's manual has them (2h, 30m, 2w, and $TTL 1h), and with its name server by its short name, ns1, read by dnsruby of Ruby and Net::DNS of Perl.
# Guess: seconds, 7200, 1800, 1209600 and 3600, and the name with the zone behind it, ns1.example.com, since names without a final dot are within the zone (RFC 1035, 5.1).
# Seen: Net::DNS reads so. dnsruby 1.61.5 gives nought for each time, of the list and of each record, and leaves ns1 and hostmaster of SOA without the zone; those of NS and MX get it. In seconds the times are right.
set -eu
packages='libnet-dns-perl ruby ruby-dnsruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.rb <<'R'
require 'dnsruby'
puts Dnsruby::ZoneReader.new('example.com.').process_file('zone').map(&:to_s)
R
{
for times in '2h 30m 2w 1h' '7200 1800 1209600 3600'; do
  printf '$ORIGIN example.com.\n$TTL %s\n@ IN SOA ns1 hostmaster ( 2026010501 %s )\n@ IN NS ns1\n@ IN MX 10 mail\n' "${times##* }" "$times" > zone
  ruby read.rb | tr '\t' ' '
  perl -MNet::DNS::ZoneFile -e 'print map { "Perl: " . $_->plain . "\n" } Net::DNS::ZoneFile->new("zone")->read'
done
} | tee seen
diff seen - <<'T'
example.com. 0 IN SOA ns1 hostmaster 2026010501 0 0 0 0
example.com. 0 IN NS ns1.example.com.
example.com. 0 IN MX 10 mail.example.com.
Perl: example.com. 3600 IN SOA ns1.example.com. hostmaster.example.com. 2026010501 7200 1800 1209600 3600
Perl: example.com. 3600 IN NS ns1.example.com.
Perl: example.com. 3600 IN MX 10 mail.example.com.
example.com. 3600 IN SOA ns1 hostmaster 2026010501 7200 1800 1209600 3600
example.com. 3600 IN NS ns1.example.com.
example.com. 3600 IN MX 10 mail.example.com.
Perl: example.com. 3600 IN SOA ns1.example.com. hostmaster.example.com. 2026010501 7200 1800 1209600 3600
Perl: example.com. 3600 IN NS ns1.example.com.
Perl: example.com. 3600 IN MX 10 mail.example.com.
T
