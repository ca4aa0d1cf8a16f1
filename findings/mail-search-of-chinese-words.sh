#!/bin/sh
# A mail with the subject 待审核的申报, looked for in notmuch and in mu, which both index by Xapian.
# Guess: the word 审核 finds it; Xapian has split Chinese text since 1.2.
# Seen (notmuch 0.37, mu 1.8.13): only from its beginning, 待审核*, or as a whole; 审核 and 申报 find nothing.
# Xapian splits Chinese text if XAPIAN_CJK_NGRAM is set while the mail is indexed, which neither does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in notmuch maildir-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' notmuch maildir-utils
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8 NOTMUCH_CONFIG="$folder/config"
mkdir -p mail/cur mail/new mail/tmp
printf '%s\n' 'From: a@example.com' 'To: b@example.com' 'Subject: =?UTF-8?B?5b6F5a6h5qC455qE55Sz5oql?=' 'Message-ID: <1@example.com>' \
  'Date: Sat, 28 Nov 2026 10:00:00 +0000' '' text > mail/cur/1:2,S
printf '[database]\npath=%s/mail\n[user]\nname=b\nprimary_email=b@example.com\n' "$folder" > config
notmuch new >/dev/null 2>&1
mu init --maildir="$folder/mail" >/dev/null 2>&1
mu index >/dev/null 2>&1
for word in 待审核的申报 '待审核*' 审核 申报; do
  echo "$word notmuch $(notmuch count "$word") mu $(mu find "$word" 2>/dev/null | wc -l)"
done > seen
cat seen
printf '%s\n' '待审核的申报 notmuch 1 mu 1' '待审核* notmuch 1 mu 1' '审核 notmuch 0 mu 0' '申报 notmuch 0 mu 0' > expected
cmp seen expected
