#!/bin/sh
# A mail to a group, To: Buyers: a@example.com, b@example.com;, of which imap4d of GNU mailutils gives the envelope to a mail program (FETCH ENVELOPE).
# Guess: (NIL NIL "Buyers" NIL), both members, and (NIL NIL NIL NIL): in an envelope a group begins and ends by such marks (RFC 3501, 7.4.2).
# Seen: imap4d 3.15 gives the two members without the marks, so that nobody sees that they are the buyers. Python's library for mail reads the group.
set -eu
packages='mailutils-imap4d python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir spool
printf 'From a@example.com Mon Jan  5 01:30:00 2026\nFrom: a@example.com\nTo: Buyers: a@example.com, b@example.com;\nSubject: doors\nDate: Mon, 5 Jan 2026 01:30:00 +0800\n\nhello\n\n' | tee mail > "spool/$(id -un)"
printf 'mode inetd;\npreauth stdio;\nmailbox { mail-spool "%s/spool"; };\n' "$folder" > imap4d.conf
printf '1 SELECT INBOX\r\n2 FETCH 1 ENVELOPE\r\n3 LOGOUT\r\n' | USER=$(id -un) timeout 20 imap4d --no-site-config --config-file="$folder/imap4d.conf" > said 2>/dev/null
{
  grep -ao '((NIL NIL "a" "example.com")(NIL.*))\|(NIL NIL "Buyers" NIL)' said | sed 's/)) .*/))/; s/^/imap4d: /'
  sed 1d mail | /usr/bin/python3 -c 'import email, email.policy, sys; [print("Python:", group.display_name, *(one.addr_spec for one in group.addresses)) for group in email.message_from_file(sys.stdin, policy=email.policy.default)["To"].groups]'
} | tee seen
diff seen - <<'T'
imap4d: ((NIL NIL "a" "example.com")(NIL NIL "b" "example.com"))
Python: Buyers a@example.com b@example.com
T
