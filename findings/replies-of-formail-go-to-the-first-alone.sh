#!/bin/sh
# A reply made by formail -rt ("when generating a proper reply") to a mail that asks for replies to two addresses, Reply-To: "Zhang, San" <a@example.com>, b@example.com; and by notmuch.
# Guess: to both: Reply-To has the addresses to which replies are to go (RFC 5322, 3.6.2).
# Seen: notmuch 0.37 writes to both, formail 3.22 to a@example.com alone.
set -eu
packages='notmuch procmail'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p mail/cur mail/new mail/tmp
printf 'From: c@example.com\nTo: me@example.com\nReply-To: "Zhang, San" <a@example.com>, b@example.com\nSubject: quotation\nDate: Mon, 5 Jan 2026 09:30:00 +0800\nMessage-ID: <2@example.com>\n\nx\n' > mail/cur/1:2,
printf '[database]\npath=%s/mail\n[user]\nprimary_email=me@example.com\n' "$folder" > config
export NOTMUCH_CONFIG="$folder/config"
notmuch new >/dev/null 2>&1
{
  echo "notmuch $(notmuch reply id:2@example.com | grep -i '^to:')"
  echo "formail $(formail -rt < mail/cur/1:2, | grep -i '^to:')"
} | tee seen
diff seen - <<'T'
notmuch To: "Zhang, San" <a@example.com>, b@example.com
formail To: a@example.com
T
