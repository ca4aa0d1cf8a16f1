#!/bin/sh
# A zone file with its times in hours, days and weeks, as BIND's manual has them (2h, 30m, 2w, 1h), read by libraries of npm for zone files.
# Guess: 7200, 1800, 1209600 and 3600 seconds, or the texts as they are.
# Seen: dnsz 4.5.2 gives the texts. dns-zonefile 0.3.2 and zone-file 1.0.0 give numbers without the unit, 2, 30, 2 and 1, by which others would ask for the zone every two seconds.
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
@ IN SOA ns1 hostmaster ( 2026010501 2h 30m 2w 1h )
`;
for (const [name, read] of [['dns-zonefile', dnsZonefile.parse ?? dnsZonefile.default.parse], ['zone-file', zoneFile.parseZoneFile]]) {
  const { refresh, retry, expire, minimum } = read(zone).soa;
  console.log(name, refresh, retry, expire, minimum);
}
console.log('dnsz', parseZone(zone).records[0].content);
J
node read.mjs | tee seen
diff seen - <<'T'
dns-zonefile 2 30 2 1
zone-file 2 30 2 1
dnsz ns1 hostmaster 2026010501 2h 30m 2w 1h
T
