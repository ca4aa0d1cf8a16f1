#!/bin/sh
# Guess: munpack (mpack), made for saving a mail's attachments, saves one of nodemailer with a Chinese name under that name.
# Seen (mpack 1.6, nodemailer 10.6.1): it knows neither filename* nor encoded words: the file is called =XUTF-8XBX...
# ripmime 1.4.0 saves it under its name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mpack ripmime; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mpack ripmime
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact nodemailer@10.6.1
cat > write.cjs <<'J'
const fs = require('node:fs');
const { createTransport } = require('nodemailer');
const attachments = [{ filename: '登记表.bin', content: Buffer.from('data') }];
createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'text', attachments }, (_, { message }) => fs.writeFileSync('a.eml', message));
J
node write.cjs
mkdir unpacked ripped
munpack -C "$folder/unpacked" "$folder/a.eml" >/dev/null
ripmime -i a.eml -d ripped
seen=$(ls unpacked; ls ripped | grep bin)
echo "$seen"
case $seen in '=XUTF-8X'*'
登记表.bin') ;; *) exit 1 ;; esac
