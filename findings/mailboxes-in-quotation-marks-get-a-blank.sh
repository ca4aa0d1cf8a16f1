#!/bin/sh
# A customer's address whose first part stands in quotation marks, "wang.li"@example.com, as RFC 5322 (3.4.1) allows, read by libraries of npm.
# Guess: wang.li@example.com, or the same with its quotation marks.
# Seen: email-addresses 5.0.0 gives it. addressparser 1.0.1, emailjs-addressparser 2.0.3 and mimelib 0.3.1 put a blank before the @, and the address is of nobody.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact addressparser@1.0.1 email-addresses@5.0.0 emailjs-addressparser@2.0.3 mimelib@0.3.1
cat > read.mjs <<'J'
import addressparser from 'addressparser';
import emailAddresses from 'email-addresses';
import emailjs from 'emailjs-addressparser';
import mimelib from 'mimelib';

for (const address of ['wang.li@example.com', '"wang.li"@example.com', 'Wang <"wang.li"@example.com>']) {
  const read = {
    addressparser: addressparser(address),
    'email-addresses': emailAddresses.parseAddressList(address),
    'emailjs-addressparser': (emailjs.default ?? emailjs)(address),
    mimelib: mimelib.parseAddresses(address),
  };
  for (const [name, [mailbox]] of Object.entries(read)) console.log(`${address} ${name}: [${mailbox.address}]`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
wang.li@example.com addressparser: [wang.li@example.com]
wang.li@example.com email-addresses: [wang.li@example.com]
wang.li@example.com emailjs-addressparser: [wang.li@example.com]
wang.li@example.com mimelib: [wang.li@example.com]
"wang.li"@example.com addressparser: [wang.li @example.com]
"wang.li"@example.com email-addresses: [wang.li@example.com]
"wang.li"@example.com emailjs-addressparser: [wang.li @example.com]
"wang.li"@example.com mimelib: [wang.li @example.com]
Wang <"wang.li"@example.com> addressparser: ["wang.li"@example.com]
Wang <"wang.li"@example.com> email-addresses: [wang.li@example.com]
Wang <"wang.li"@example.com> emailjs-addressparser: ["wang.li"@example.com]
Wang <"wang.li"@example.com> mimelib: ["wang.li"@example.com]
T
