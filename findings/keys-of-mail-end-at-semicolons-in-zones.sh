#!/bin/sh
# The key by which the mails of a firm are signed (DKIM), in a zone file: a text in quotation marks with semicolons, as RFC 6376 has it; read by libraries of npm for zone files.
# Guess: the text whole: within quotation marks a semicolon begins no comment (RFC 1035, 5.1).
# Seen: dns-zonefile 0.3.2 and dnsz 4.5.2 give it whole, with its quotation marks. zone-file 1.0.0 ends it at the first semicolon, v=DKIM1, and the key is gone.
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
k1._domainkey IN TXT "v=DKIM1; k=rsa; p=MIGf"
`;
console.log(`dns-zonefile: ${(dnsZonefile.parse ?? dnsZonefile.default.parse)(zone).txt[0].txt}`);
console.log(`dnsz: ${parseZone(zone).records[0].content}`);
console.log(`zone-file: ${zoneFile.parseZoneFile(zone).txt[0].txt}`);
J
node read.mjs | tee seen
diff seen - <<'T'
dns-zonefile: "v=DKIM1; k=rsa; p=MIGf"
dnsz: "v=DKIM1; k=rsa; p=MIGf"
zone-file: v=DKIM1
T
