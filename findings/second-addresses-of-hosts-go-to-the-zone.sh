#!/bin/sh
# The zone file of a firm whose mail host has two addresses, IPv4 and IPv6, the second in a line that begins with blanks; read by libraries of npm for zone files.
# Guess: both belong to mail: a record that begins with a blank has the owner of the one before it (RFC 1035, 5.1).
# Seen: dnsz 4.5.2 gives mail both. dns-zonefile 0.3.2, which calls itself compliant with RFC 1035, gives the second to the zone itself (@), and zone-file 1.0.0 to a host named IN.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dns-zonefile@0.3.2 dnsz@4.5.2 zone-file@1.0.0
cat > read.mjs <<'J'
import dnsZonefile from 'dns-zonefile';
import { parseZone } from 'dnsz';
import zoneFile from 'zone-file';

const zone = `$ORIGIN example.com.
$TTL 3600
@ IN SOA ns1 hostmaster ( 2026010501 7200 1800 1209600 3600 )
@ IN NS ns1
mail IN A 192.0.2.1
     IN AAAA 2001:db8::1
`;
for (const [name, read] of [['dns-zonefile', dnsZonefile.parse ?? dnsZonefile.default.parse], ['zone-file', zoneFile.parseZoneFile]]) {
  const { a, aaaa } = read(zone);
  console.log(`${name}: ${a[0].name} ${a[0].ip}, ${aaaa[0].name} ${aaaa[0].ip}`);
}
const records = parseZone(zone).records.filter(({ type }) => /^A/.test(type));
console.log(`dnsz: ${records.map(({ name, content }) => `${name} ${content}`).join(', ')}`);
J
node read.mjs | tee seen
diff seen - <<'T'
dns-zonefile: mail 192.0.2.1, @ 2001:db8::1
zone-file: mail 192.0.2.1, IN 2001:db8::1
dnsz: mail.example.com 192.0.2.1, mail.example.com 2001:db8::1
T
