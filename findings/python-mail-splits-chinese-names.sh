#!/bin/sh
# A mail of nodemailer, whose sender has a long Chinese name, read by Python's email package (policy default).
# Guess: it reads name, subject and the attachment's name as they were given; both sides know RFC 2047 and 2231.
# Seen (nodemailer 10.6.1; Python 3.11.2): subject and attachment come right. In the name there is a space wherever one encoded
# word ends and the next begins, which RFC 2047 says to leave out. mailparser 3.14.2 reads the name as it was.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
/usr/bin/python3 --version
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact nodemailer@10.6.1 mailparser@3.14.2
cat > write.cjs <<'J'
const fs = require('node:fs');
const { simpleParser } = require('mailparser');
const { createTransport } = require('nodemailer');
const mail = {
  from: { name: '王伟（家居定制供应链服务平台运营中心）', address: 'a@example.com' },
  to: 'b@example.com',
  subject: '关于家居定制供应链平台第四季度供需对接会的通知',
  text: 'text',
  attachments: [{ filename: '家居定制供应链平台第四季度供需对接会参会登记表.txt', content: 'text' }],
};
createTransport({ streamTransport: true, buffer: true }).sendMail(mail, async (_, { message }) => {
  fs.writeFileSync('a.eml', message);
  console.log((await simpleParser(message)).from.value[0].name);
});
J
cat > read.py <<'P'
import email
from email import policy
with open('a.eml', 'rb') as file:
    mail = email.message_from_binary_file(file, policy=policy.default)
print(mail['from'].addresses[0].display_name)
print(mail['subject'])
print(next(mail.iter_attachments()).get_filename())
P
{ node write.cjs; PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py; } | tee seen
diff seen - <<'T'
王伟（家居定制供应链服务平台运营中心）
王伟（家居定制供应链 服务平台运营中心）
关于家居定制供应链平台第四季度供需对接会的通知
家居定制供应链平台第四季度供需对接会参会登记表.txt
T
