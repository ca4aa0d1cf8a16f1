#!/bin/sh
# Mobile numbers of China parsed by ilib of npm with locale zh-CN, and written by its PhoneFmt: of 138 and 186, and of prefixes in service since 2014 to 2019, 173, 177, 166, 199, 198 and 191.
# Guess: mobilePrefix has the three digits and subscriberNumber the other eight for all (JSDoc of PhoneNumber: mobilePrefix is the part of a mobile number that tells it from a fixed one).
# Seen (ilib 14.22.0): of 138, 147, 155 and 186 only. The others are no mobiles: they have no prefix, all eleven digits are the subscriber's number, and they are written without a gap.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ilib@14.22.0
cat > parse.cjs <<'J'
require('ilib');
const PhoneNumber = require('ilib/lib/PhoneNumber.js');
const PhoneFmt = require('ilib/lib/PhoneFmt.js');
for (const prefix of [138, 147, 155, 186, 173, 177, 166, 199, 198, 191]) {
  const number = new PhoneNumber(`${prefix}00000000`, { locale: 'zh-CN' });
  console.log(`${prefix}: ${number.mobilePrefix ?? 'no mobile'}, ${number.subscriberNumber}, written ${new PhoneFmt({ locale: 'zh-CN' }).format(number)}`);
}
J
node parse.cjs | tee seen
diff seen - <<'T'
138: 138, 00000000, written 138 00000000
147: 147, 00000000, written 147 00000000
155: 155, 00000000, written 155 00000000
186: 186, 00000000, written 186 00000000
173: no mobile, 17300000000, written 17300000000
177: no mobile, 17700000000, written 17700000000
166: no mobile, 16600000000, written 16600000000
199: no mobile, 19900000000, written 19900000000
198: no mobile, 19800000000, written 19800000000
191: no mobile, 19100000000, written 19100000000
T
