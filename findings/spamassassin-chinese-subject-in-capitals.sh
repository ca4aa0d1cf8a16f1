#!/bin/sh
# A notice with a Chinese subject that ends with the number of an application, 新提交，待办理 YX-20261129-0004, as nodemailer sends it, in SpamAssassin.
# Guess: no rule about the subject fires: Chinese has no capitals.
# Seen (SpamAssassin 4.0.1): SUBJ_ALL_CAPS does, half a point, since the two letters of the number are the only ones that it counts. With yx- it does not, nor
# with the word No in front.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s spamassassin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends spamassassin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' spamassassin
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact nodemailer@10.6.1
cat > write.mjs <<'J'
import { createTransport } from 'nodemailer';
const transport = createTransport({ streamTransport: true, buffer: true });
const mail = { from: 'a@example.com', to: 'b@example.com', text: '请在三个工作日内办理。', subject: process.argv[2] };
process.stdout.write((await transport.sendMail(mail)).message);
J
for number in YX-20261129-0004 yx-20261129-0004 'No YX-20261129-0004' 20261129-0004; do
  node write.mjs "新提交，待办理 $number" > mail
  echo "$number: $(HOME="$folder" spamassassin -L -t < mail 2>/dev/null | grep -o -m 1 SUBJ_ALL_CAPS || echo none)"
done | tee seen
diff seen - <<'T'
YX-20261129-0004: SUBJ_ALL_CAPS
yx-20261129-0004: none
No YX-20261129-0004: none
20261129-0004: none
T
