#!/bin/sh
# A mail whose sender is written "张三, 采购" <a@example.com>, in quotation marks for its comma, encoded by mmime of mblaze and by Python, and read back by Python.
# Guess: the name is read as 张三, 采购: quotation marks are syntax and no part of a name (RFC 5322, 3.2.4), and in a name an encoded word holds only letters, digits and !*+-/=_ (RFC 2047, 5 (3)).
# Seen: mmime of mblaze 1.1 puts the marks and the comma bare within the encoded words, so that the name is read with the marks. Python encodes the name without them.
set -eu
packages='mblaze python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.py <<'P'
import email, email.policy, sys
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
print('  read as', [' '.join(each.display_name.split()) for each in mail['From'].addresses])
P
cat > write.py <<'P'
from email.message import EmailMessage
mail = EmailMessage()
mail['From'] = '"张三, 采购" <a@example.com>'
print(mail.as_string(), end='')
P
printf 'From: "张三, 采购" <a@example.com>\nSubject: x\n\nx\n' | mmime > mblaze.eml
/usr/bin/python3 write.py > Python.eml
for writer in mblaze Python; do
  echo "$writer"
  sed -n '/^From/,/example/p' $writer.eml
  /usr/bin/python3 read.py < $writer.eml
done | tee seen
diff seen - <<'T'
mblaze
From: =?UTF-8?Q?"=E5=BC=A0=E4=B8=89,?= =?UTF-8?Q?_=E9=87=87=E8=B4=AD"?=
 <a@example.com>
  read as ['"张三, 采购"']
Python
From: =?utf-8?b?5byg5LiJLCDph4fotK0=?= <a@example.com>

  read as ['张三, 采购']
T
