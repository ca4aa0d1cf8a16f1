#!/bin/sh
# Mails with the subject 开标 as bytes of UTF-8, as swaks, mpack and mailutils send it and SMTPUTF8 allows, signed with dkimpy, relaxed and simple, and checked with mailauth of npm.
# Guess: each passes: the hash is of the bytes of the header, in whatever encoding, and relaxed changes blanks and the names of headers only (RFC 6376, 3.4.2; RFC 8616, 5).
# Seen (dkimpy 1.1.4, mailauth 4.13.3): relaxed, as nearly all sign, fails with "bad signature" wherever the subject is not ASCII; simple passes, and Chinese in the body, and an encoded word. dkimpy itself takes all for good.
set -eu
packages='openssl python3-dkim'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mailauth@4.13.3 >/dev/null 2>&1
openssl genrsa -traditional -out key.pem 2048 2>/dev/null
openssl rsa -in key.pem -pubout -outform der 2>/dev/null | base64 -w0 > public
cat > sign.py <<'P'
import dkim
key, public = open('key.pem', 'rb').read(), open('public', 'rb').read()
for name, subject, body, method in (('ascii', 'opening', 'text', b'relaxed'), ('encoded', '=?UTF-8?B?5byA5qCH?=', '正文', b'relaxed'), ('bare', '开标', 'text', b'relaxed'), ('bare-simple', '开标', 'text', b'simple')):
    mail = f'From: a@example.com\r\nTo: b@portal.example\r\nSubject: {subject}\r\nDate: Mon, 05 Jan 2026 09:30:00 +0800\r\n\r\n{body}\r\n'.encode()
    signed = dkim.sign(mail, b's', b'example.com', key, canonicalize=(method, method)) + mail
    open(f'{name}.eml', 'wb').write(signed)
    print(name, 'dkimpy:', 'pass' if dkim.verify(signed, dnsfunc=lambda *_, **__: b'v=DKIM1; k=rsa; p=' + public) else 'fail')
P
cat > check.cjs <<'J'
const { readFileSync } = require('node:fs');
const { dkimVerify } = require('mailauth/lib/dkim/verify');
const resolver = async () => [[`v=DKIM1; k=rsa; p=${readFileSync('public', 'utf8')}`]];
(async () => {
  for (const name of ['ascii', 'encoded', 'bare', 'bare-simple']) {
    const { results: [{ status }] } = await dkimVerify(readFileSync(`${name}.eml`), { resolver });
    console.log(name, 'mailauth:', status.result, status.comment || '');
  }
})();
J
{
  /usr/bin/python3 sign.py
  node check.cjs
} | tee seen
diff seen - <<'T'
ascii dkimpy: pass
encoded dkimpy: pass
bare dkimpy: pass
bare-simple dkimpy: pass
ascii mailauth: pass 
encoded mailauth: pass 
bare mailauth: fail bad signature
bare-simple mailauth: pass 
T
