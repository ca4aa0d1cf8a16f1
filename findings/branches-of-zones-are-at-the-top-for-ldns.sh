#!/bin/sh
# A zone whose part for a shop begins with $ORIGIN shop, without a dot at its end, within example.com., and has a host www; read by the tools of four servers and libraries of DNS.
# Guess: www.shop.example.com.: a name without a dot at its end is below the origin, there as elsewhere (RFC 1035, 5.1).
# Seen: BIND 9.18 and Perl's Net::DNS read it so. ldns 1.8.3 puts the host at www.shop., outside the zone; NSD 4.6.1 refuses the zone and says that $ORIGIN needs a full name.
set -eu
packages='bind9-utils ldnsutils libnet-dns-perl nsd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '$ORIGIN example.com.\n$TTL 3600\n@ IN SOA ns hostmaster 1 7200 900 1209600 300\n@ IN NS ns\nns IN A 192.0.2.53\n$ORIGIN shop\nwww IN A 192.0.2.1\n' > zone
named-compilezone -q -F text -o - example.com zone > BIND
ldns-read-zone zone > ldns 2>&1
nsd-checkzone -p example.com zone > NSD 2>&1 || :
perl -MNet::DNS::ZoneFile -e 'print $_->plain, "\n" for Net::DNS::ZoneFile->new("zone", "example.com")->read' > Net::DNS
for tool in BIND ldns NSD Net::DNS; do
  echo "$tool: $(grep -oE '^www\S*|\$ORIGIN directive requires.*' "$tool")"
done | tee seen
diff seen - <<'T'
BIND: www.shop.example.com.
ldns: www.shop.
NSD: $ORIGIN directive requires absolute domain name
Net::DNS: www.shop.example.com.
T
