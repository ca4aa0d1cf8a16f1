#!/bin/sh
# Attachments of two mails: one whose long Chinese name in GB18030 goes on in a second piece (filename*0*, filename*1*; RFC 2231), which may begin within a character, since it is put together as bytes;
# one with a plain name for old programs, report.pdf, beside 报告.pdf (filename*).
# Guess: what reads mail gives 合同终稿.pdf and 报告.pdf.
# Seen: mailparser 3.14.2 and postal-mime 4.0.0 do. Python 3.11's email decodes each piece for itself, which loses the characters at the cut, and takes report.pdf. letterparser 0.1.8 does, too,
# and knows no pieces at all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mailparser@3.14.2 postal-mime@4.0.0 letterparser@0.1.8
cat > read.py <<'P'
import email
import email.policy
from urllib.parse import quote_from_bytes

name = '合同终稿.pdf'.encode('gb18030')
names = {
    'pieces': f"filename*0*=GB18030''{quote_from_bytes(name[:5])};\n filename*1*={quote_from_bytes(name[5:])}",
    'both': "filename=report.pdf; filename*=UTF-8''%E6%8A%A5%E5%91%8A.pdf",
}
for kind, disposition in names.items():
    text = (
        'From: a@example.com\nTo: b@example.com\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\ntext\n'
        f'--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; {disposition}\n\nAQID\n--b--\n'
    )
    with open(kind, 'w', newline='\r\n') as file:
        file.write(text)
    with open(kind, 'rb') as file:
        mail = email.message_from_binary_file(file, policy=email.policy.default)
    print(kind, 'Python', *(part.get_filename() for part in mail.iter_attachments()))
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { extract } from 'letterparser';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

for (const kind of ['pieces', 'both']) {
  const bytes = readFileSync(kind);
  console.log(kind, 'mailparser', (await simpleParser(bytes)).attachments[0].filename);
  console.log(kind, 'postal-mime', (await PostalMime.parse(bytes)).attachments[0].filename);
  console.log(kind, 'letterparser', extract(bytes.toString('latin1')).attachments[0].filename);
}
J
{
  PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py
  node read.mjs
} | tee seen
diff seen - <<'T'
pieces Python 合同�崭�.pdf
both Python report.pdf
pieces mailparser 合同终稿.pdf
pieces postal-mime 合同终稿.pdf
pieces letterparser undefined
both mailparser 报告.pdf
both postal-mime 报告.pdf
both letterparser report.pdf
T
