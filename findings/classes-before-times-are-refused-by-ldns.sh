#!/bin/sh
# A record of a zone with its class before its time to live, www IN 7200 A 192.0.2.1, and the other way round, read by the tools of four servers and libraries of DNS.
# Guess: 7200 seconds in both: time and class come in either order (RFC 1035, 5.1: [<TTL>] [<class>] or [<class>] [<TTL>]).
# Seen: BIND 9.18, NSD 4.6 and Perl's Net::DNS read both. ldns-read-zone of ldns 1.8.3 reads the time before the class alone, and takes none of the zone otherwise.
set -eu
packages='bind9-utils ldnsutils libnet-dns-perl nsd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for record in 'www 7200 IN A 192.0.2.1' 'www IN 7200 A 192.0.2.1'; do
  echo "$record"
  printf '$ORIGIN example.com.\n$TTL 3600\n@ IN SOA ns hostmaster 1 7200 900 1209600 300\n@ IN NS ns\nns IN A 192.0.2.53\n%s\n' "$record" > zone
  named-compilezone -q -F text -o - example.com zone > BIND
  ldns-read-zone zone > ldns 2>&1 || :
  nsd-checkzone -p example.com zone > NSD
  perl -MNet::DNS::ZoneFile -e 'print $_->plain, "\n" for Net::DNS::ZoneFile->new("zone", "example.com")->read' > Net::DNS
  for tool in BIND ldns NSD Net::DNS; do
    echo "  $tool: $(grep -E '^(www|Syntax)' "$tool" | sed -E 's/^www\S*\s+([0-9]+)\s.*/\1/')"
  done
done | tee seen
diff seen - <<'T'
www 7200 IN A 192.0.2.1
  BIND: 7200
  ldns: 7200
  NSD: 7200
  Net::DNS: 7200
www IN 7200 A 192.0.2.1
  BIND: 7200
  ldns: Syntax error, could not parse the RR's rdata at line 6
  NSD: 7200
  Net::DNS: 7200
T
