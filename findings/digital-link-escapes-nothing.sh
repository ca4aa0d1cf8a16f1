#!/bin/sh
# The label of a batch AB/12 as a GS1 digital link, whose values are percent-encoded in the address; and a link in capitals,
# as it is printed to make a QR code smaller.
# Guess: digital-link.js writes 10/AB%2F12 and reads AB/12 from it, and it takes HTTPS://EXAMPLE.COM, since scheme and host have no case.
# Seen (digital-link.js 1.4.3): it writes 10/AB/12, which its own isValid refuses, and reads AB%2F12 with the escape in it, which it calls valid. A batch 5%OFF it writes as it is, with
# an escape that is none. HTTPS://EXAMPLE.COM "must contain http(s) protocol".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact digital-link.js@1.4.3 >/dev/null 2>&1
cat > link.cjs <<'J'
const { DigitalLink } = require('digital-link.js');
for (const batch of ['AB12', 'AB/12', '5%OFF']) {
  const link = DigitalLink();
  link.setDomain('https://example.com');
  link.setIdentifier('01', '06901234567892');
  link.setKeyQualifier('10', batch);
  console.log(`written: ${batch}, ${link.toWebUriString()}, ${link.isValid()}`);
}
for (const address of ['https://example.com/01/06901234567892/10/AB%2F12', 'HTTPS://EXAMPLE.COM/01/06901234567892/10/AB12']) {
  try {
    const link = DigitalLink(address);
    console.log(`read: ${link.getKeyQualifier('10')}, ${link.isValid()}`);
  } catch (error) {
    console.log(`refused: ${error.message}`);
  }
}
J
node link.cjs > seen
cat seen
cat > expected <<'T'
written: AB12, https://example.com/01/06901234567892/10/AB12, true
written: AB/12, https://example.com/01/06901234567892/10/AB/12, false
written: 5%OFF, https://example.com/01/06901234567892/10/5%OFF, false
read: AB%2F12, true
refused: String input must contain http(s) protocol
T
cmp seen expected
