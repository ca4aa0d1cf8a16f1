#!/bin/sh
# Who may send mail for a firm (SPF): the networks of its mail hosts, /24 of IPv4 and /64 of IPv6, as mx/24//64 and mx:mail.example.com/24//64; and mx/24 alone; read by spf-parse of npm.
# Guess: three mechanisms mx: both lengths may stand behind it (RFC 7208, 5.4 and 5.6, dual-cidr-length).
# Seen: spf-parse 1.0.4 reads mx/24 and the one with a name; mx/24//64 is an unknown term of no type. The record counts as valid all the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact spf-parse@1.0.4
cat > read.cjs <<'J'
const parse = require('spf-parse');

for (const mechanism of ['mx/24', 'mx/24//64', 'mx//64', 'a/24//64', 'mx:mail.example.com/24//64']) {
  const { mechanisms, messages = [], valid } = parse(`v=spf1 ${mechanism} -all`);
  console.log(`${mechanism}: ${mechanisms[1].type} ${mechanisms[1].value}, ${valid}, ${messages.map(({ message }) => message).join()}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
mx/24: mx /24, true, 
mx/24//64: undefined undefined, true, Unknown standalone term 'mx/24//64'
mx//64: undefined undefined, true, Unknown standalone term 'mx//64'
a/24//64: undefined undefined, true, Unknown standalone term 'a/24//64'
mx:mail.example.com/24//64: mx mail.example.com/24//64, true, 
T
