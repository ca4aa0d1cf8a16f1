#!/bin/sh
# A reply to a reply, whose subject is "Re: quotation", made by formail -rt, by notmuch and by repl of nmh.
# Guess: "Re: quotation": only one Re: ought to be there (RFC 5322, 3.6.5).
# Seen: notmuch 0.37 and nmh 1.8 write it once. formail 3.22 writes "Re: Re: quotation", and one more with each answer.
set -eu
packages='nmh notmuch procmail'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p mail/cur mail/new mail/tmp mh/inbox
printf 'From: c@example.com\nTo: me@example.com\nSubject: Re: quotation\nDate: Mon, 5 Jan 2026 09:30:00 +0800\nMessage-ID: <2@example.com>\n\nx\n' | tee mh/inbox/1 > mail/cur/1:2,
printf '[database]\npath=%s/mail\n[user]\nprimary_email=me@example.com\n' "$folder" > config
echo "Path: $folder/mh" > profile
export HOME="$folder" MH="$folder/profile" NOTMUCH_CONFIG="$folder/config"
notmuch new >/dev/null 2>&1
/usr/bin/mh/repl -build 1
{
  echo "notmuch $(notmuch reply id:2@example.com | grep '^Subject:')"
  echo "nmh $(grep '^Subject:' mh/reply)"
  echo "formail $(formail -rt < mh/inbox/1 | grep '^Subject:')"
} | tee seen
diff seen - <<'T'
notmuch Subject: Re: quotation
nmh Subject: Re: quotation
formail Subject: Re: Re: quotation
T
