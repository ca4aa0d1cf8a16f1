#!/bin/sh
# Rules of Dovecot's filter (Pigeonhole) on the subjects of mails: in :matches a ? stands for one character (RFC 5228, 2.7.1), in :regex a point does.
# Guess: "order ?123*" does not match "order 123 for doors", which has nothing between the blank and the 1; and ? and . stand for one Chinese character, as :length counts it as one.
# Seen (dovecot-sieve 2.3.19): a ? before other text with a * behind it matches nothing as well, so that the rule fires; without the * it does not. And both stand for a byte: of 合同 ??定制 three ? are needed
# for each character.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in dovecot-sieve python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' dovecot-sieve
cd "$folder"
/usr/bin/python3 - <<'P'
from email.message import EmailMessage

for name, subject in (('plain', 'order 123 for doors'), ('chinese', '合同 家居定制')):
    mail = EmailMessage()
    mail['From'], mail['To'], mail['Subject'] = 'a@example.com', 'b@example.com', subject
    mail.set_content('text\n')
    with open(name, 'wb') as file:
        file.write(mail.as_bytes())
P
echo "mail_location = maildir:$folder/mail" > settings
chown -R nobody .
run() {
  printf 'require ["regex", "variables"]; if %s { discard; }\n' "$2" > rule.sieve
  fired=$(su -s /bin/sh nobody -c "cd '$folder' && HOME='$folder' sieve-test -c settings rule.sieve $1" 2>&1 | grep -q '^ \* discard' && echo fires || echo rests)
  echo "$2 $fired"
}
{
  run plain 'header :matches "subject" "order ?123*"'
  run plain 'header :matches "subject" "order ?123 for doors"'
  run chinese 'header :matches "subject" "合同 ??定制"'
  run chinese 'header :matches "subject" "合同 ??????定制"'
  run chinese 'header :regex "subject" "^合同 ..定制$"'
  run chinese 'header :regex "subject" "^合同 ......定制$"'
} | tee seen
diff seen - <<'T'
header :matches "subject" "order ?123*" fires
header :matches "subject" "order ?123 for doors" rests
header :matches "subject" "合同 ??定制" rests
header :matches "subject" "合同 ??????定制" fires
header :regex "subject" "^合同 ..定制$" rests
header :regex "subject" "^合同 ......定制$" fires
T
