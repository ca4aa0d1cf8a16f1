#!/bin/sh
# A mail gate adds the line 本邮件含保密信息。 below each mail of the firm (altermime --disclaimer, a file in UTF-8). The mails are plain texts in UTF-8 and GB18030, as 8bit, quoted-printable and base64.
# Guess: the line is below each, readable; or altermime says that it could not add it.
# Seen: altermime 0.3.10 puts the bytes of the file into each: in GB18030 the line is read as other characters; base64 has no line at all. It ends with 0 and says nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in altermime python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' altermime python3
cd "$folder"
cat > sign.py <<'P'
import base64, email, email.policy, quopri, subprocess
open('line', 'w', encoding='utf-8').write('本邮件含保密信息。\n')
for charset in ['utf-8', 'gb18030']:
    for encoding, write in [('8bit', bytes), ('quoted-printable', quopri.encodestring), ('base64', base64.encodebytes)]:
        head = f'From: a@example.cn\nTo: b@example.cn\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset={charset}\nContent-Transfer-Encoding: {encoding}\n\n'
        open('mail', 'wb').write(head.encode() + write('报价请查收。\n'.encode(charset)))
        done = subprocess.run(['altermime', '--input=mail', '--disclaimer=line'], capture_output=True)
        text = email.message_from_bytes(open('mail', 'rb').read(), policy=email.policy.default).get_content()
        print(charset, encoding, '->', done.returncode, len(done.stdout + done.stderr), 'signed' if '本邮件含保密信息。' in text else 'unsigned' if text.strip() == '报价请查收。' else 'other characters: ' + ascii(text.strip().split('\n')[-1][:5]))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 sign.py | tee seen
diff seen - <<'T'
utf-8 8bit -> 0 0 signed
utf-8 quoted-printable -> 0 0 signed
utf-8 base64 -> 0 0 unsigned
gb18030 8bit -> 0 0 other characters: '\u93c8\ue104\u5056\u6d60\u8dfa'
gb18030 quoted-printable -> 0 0 other characters: '\u93c8\ue104\u5056\u6d60\u8dfa'
gb18030 base64 -> 0 0 unsigned
T
