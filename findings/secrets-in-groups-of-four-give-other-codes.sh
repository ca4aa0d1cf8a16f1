#!/bin/sh
# The secret of a second step of signing in, as services show it to be typed, in groups of four letters with blanks, and in small letters; the code of one moment by packages of npm, by oathtool, and by Ruby's ROTP.
# Guess: the code is that of the secret without blanks, or the secret is refused (in Base32 characters beside its alphabet are refused unless a specification says otherwise, RFC 4648, 3.3).
# Seen: oathtool and otpauth 9.5.2 leave the blanks out, totp-generator 2.0.1 and ROTP refuse them. speakeasy 2.0.0 gives another code, without a word.
set -eu
packages='oathtool ruby-rotp'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact otpauth@9.5.2 speakeasy@2.0.0 totp-generator@2.0.1
cat > codes.mjs <<'J'
import * as otpauth from 'otpauth';
import speakeasy from 'speakeasy';
import { TOTP } from 'totp-generator';

const timestamp = 1767578400000;
const secret = process.argv[2];
const show = async (name, make) => console.log(`  ${name} ${await make().catch(() => 'refused')}`);
await show('speakeasy', async () => speakeasy.totp({ secret, encoding: 'base32', time: timestamp / 1000 }));
await show('otpauth', async () => new otpauth.TOTP({ secret }).generate({ timestamp }));
await show('totp-generator', async () => (await TOTP.generate(secret, { timestamp })).otp);
J
for secret in GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ gezdgnbvgy3tqojqgezdgnbvgy3tqojq 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'; do
  echo "$secret"
  echo "  oathtool $(oathtool --totp -b -N @1767578400 "$secret")"
  ruby -rrotp -e 'puts "  ROTP #{ROTP::TOTP.new(ARGV[0]).at(1767578400) rescue "refused"}"' "$secret"
  node codes.mjs "$secret"
done | tee seen
diff seen - <<'T'
GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ
  oathtool 472239
  ROTP 472239
  speakeasy 472239
  otpauth 472239
  totp-generator 472239
gezdgnbvgy3tqojqgezdgnbvgy3tqojq
  oathtool 472239
  ROTP 472239
  speakeasy 472239
  otpauth 472239
  totp-generator 472239
GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ
  oathtool 472239
  ROTP refused
  speakeasy 263306
  otpauth 472239
  totp-generator refused
T
