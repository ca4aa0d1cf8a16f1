#!/bin/sh
# A rule "subject contains 询价" (enquiry) of Sieve, run by GNU Mailutils and by Dovecot's Pigeonhole on two mails: the subject as an encoded word (as every mail program sends it) and as bare UTF-8.
# Guess: the rule holds for both with both: Sieve compares what the encoded words stand for (RFC 5228, 2.7.2).
# Seen: Mailutils finds it in the bare one only. Pigeonhole finds both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in dovecot-sieve mailutils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' dovecot-sieve mailutils
cd "$folder"
export LC_ALL=C.UTF-8
printf 'From a@example.com Mon Jan  5 09:30:00 2026\nFrom: a@example.com\nSubject: =?utf-8?B?6K+i5Lu377ya6KGj5p+c?=\n\nx\n' > encoded
printf 'From a@example.com Mon Jan  5 09:30:00 2026\nFrom: a@example.com\nSubject: 询价：衣柜\n\nx\n' > bare
printf 'require "fileinto";\nif header :contains "subject" "询价" { discard; }\n' > rule.sieve
echo "mail_location = maildir:$folder/mails" > settings
chown -R nobody .
{
  for mail in encoded bare; do
    echo "Mailutils, $mail: $(sieve -n -v -f "$mail" rule.sieve 2>&1 | grep -c DISCARD || :)"
    tail -n +2 "$mail" > plain
    chown nobody plain
    echo "Pigeonhole, $mail: $(su -s /bin/sh nobody -c "cd '$folder' && HOME='$folder' sieve-test -c settings rule.sieve plain" 2>&1 | grep -c '^ \* discard' || :)"
  done
} | tee seen
diff seen - <<'T'
Mailutils, encoded: 0
Pigeonhole, encoded: 1
Mailutils, bare: 1
Pigeonhole, bare: 1
T
