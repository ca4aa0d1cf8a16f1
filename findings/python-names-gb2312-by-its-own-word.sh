#!/bin/sh
# A subject in GB2312, as mail programs in China expect it, written by email.header of Python.
# Guess: =?gb2312?b?...?=, the name that the registry of charsets has and Python was given; each reader shows 柜体报价.
# Seen: Python 3.11.2 writes =?eucgb2312_cn?b?...?=, its own word for the codec, which no other program knows: mailparser 3.14.2 and postal-mime 4.0.0 show
# something else. The text of the mail says gb2312. GBK and GB18030 are named right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mailparser@3.14.2 postal-mime@4.0.0
cat > write.py <<'P'
from email.header import Header
from email.mime.text import MIMEText
for charset in ['gb2312', 'gbk', 'gb18030']:
    mail = MIMEText('报价请查收。', 'plain', charset)
    mail['Subject'] = Header('柜体报价', charset)
    open(charset + '.eml', 'wb').write(mail.as_bytes())
P
/usr/bin/python3 write.py
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

for (const charset of ['gb2312', 'gbk', 'gb18030']) {
  const mail = readFileSync(`${charset}.eml`);
  console.log(String(mail).match(/^Subject: .*/m)[0], String(mail).match(/charset=.*/m)[0]);
  for (const [name, { subject }] of [['mailparser', await simpleParser(mail)], ['postal-mime', await PostalMime.parse(mail)]]) console.log(`  ${name}: ${subject === '柜体报价' ? subject : JSON.stringify(subject).replaceAll(/[^ -~]/g, (one) => `<${one.codePointAt().toString(16)}>`)}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
Subject: =?eucgb2312_cn?b?ufHM5bGovNs=?= charset="gb2312"
  mailparser: "<fffd><fffd><fffd><5c68><fffd><fffd>"
  postal-mime: "<b9><f1><cc><e5><b1><a8><bc><db>"
Subject: =?gbk?b?ufHM5bGovNs=?= charset="gbk"
  mailparser: 柜体报价
  postal-mime: 柜体报价
Subject: =?gb18030?b?ufHM5bGovNs=?= charset="gb18030"
  mailparser: 柜体报价
  postal-mime: 柜体报价
T
