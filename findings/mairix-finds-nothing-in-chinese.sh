#!/bin/sh
# Two mails with the same offer, one in UTF-8 and one in GB2312, subject and text encoded as mail programs do: 衣柜 YG2400 报价. Looked for by mairix (an index of words) and by grepmail (expressions), by the whole words and by the article.
# Guess: the words as they stand between blanks are found in both mails, as the article is; maildrop's filter finds them in headers.
# Seen (mairix 0.24, grepmail 5.3104): mairix finds the article in both subjects and texts, and no Chinese at all. grepmail, which reads both as they are encoded, finds neither. maildrop 2.9.3 finds the words in both headers.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in grepmail maildrop mairix python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' grepmail maildrop mairix
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
mkdir -p mails/cur mails/new mails/tmp
cat > write.py <<'P'
from base64 import b64encode
for charset in 'UTF-8', 'GB2312':
    text = b64encode('衣柜 YG2400 报价'.encode(charset)).decode()
    mail = 'From: wang@example.com\nTo: li@example.com\nSubject: =?%s?B?%s?=\nDate: Mon, 5 Jan 2026 09:30:00 +0800\nMessage-ID: <%s@example.com>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=%s\nContent-Transfer-Encoding: base64\n\n%s\n' % (charset, text, charset, charset, text)
    open('mails/cur/%s:2,' % charset, 'w').write(mail)
    open('mbox', 'a').write('From wang@example.com Mon Jan  5 09:30:00 2026\n%s\n' % mail)
P
python3 write.py
printf 'base=%s\nmaildir=mails\nmfolder=found\ndatabase=%s/index\n' "$folder" "$folder" > mairixrc
mairix -f mairixrc >/dev/null 2>&1
printf 'if (/^Subject:.*衣柜/)\n{\n  to "| cat >> taken"\n}\nto "| cat > /dev/null"\n' > filter
chmod 600 filter
for mail in mails/cur/*; do maildrop ./filter < "$mail"; done
{
  for word in s:衣柜 b:报价 s:YG2400 b:YG2400; do echo "mairix $word: $(mairix -f mairixrc -r "$word" 2>/dev/null | grep -c . || :)"; done
  for word in 衣柜 YG2400; do echo "grepmail $word: subject $(grepmail -q -h "$word" mbox | grep -c '^Message-ID' || :), text $(grepmail -q -b "$word" mbox | grep -c '^Message-ID' || :)"; done
  echo "maildrop 衣柜: $(grep -c '^Message-ID' taken)"
} | tee seen
diff seen - <<'T'
mairix s:衣柜: 0
mairix b:报价: 0
mairix s:YG2400: 2
mairix b:YG2400: 2
grepmail 衣柜: subject 0, text 0
grepmail YG2400: subject 0, text 0
maildrop 衣柜: 2
T
