#!/bin/sh
# An address book searched for a name (addressbook-query with FN, text-match Zhang), as a mail program does while one types a name; Radicale and Xandikos, with two cards.
# Guess: the card of Zhang (RFC 6352, 8.6: support for this report is REQUIRED).
# Seen: Radicale 3.1.8 finds it. Xandikos 0.2.8 of Debian answers 500, and likewise for any name that is there; it stores and lists the cards.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for server in Radicale Xandikos; do
  card c1 Zhang 13800000000 | put "$server" c1.vcf >/dev/null
  card c2 Li 13900000000 | put "$server" c2.vcf >/dev/null
  echo "$server: $(report "$server" addressbook '<a:addressbook-query><d:prop><d:getetag/></d:prop><a:filter><a:prop-filter name="FN"><a:text-match>Zhang</a:text-match></a:prop-filter></a:filter></a:addressbook-query>' | found), stored $(curl -s -u u:u "$(address_of "$server" addressbook)/c1.vcf" | grep -c '^FN:Zhang')"
done | tee seen
diff seen - <<'T'
Radicale: c1.vcf, stored 1
Xandikos: HTTP/1.1 500, stored 1
T
