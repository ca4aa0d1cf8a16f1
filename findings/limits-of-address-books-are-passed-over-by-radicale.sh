#!/bin/sh
# One card at the most asked for (limit, nresults 1) from an address book with three cards, as a telephone on a slow line does, of Radicale.
# Guess: one card, and 507 for the book itself to say that there are more (RFC 6352, 8.6.1 and 8.6.2).
# Seen: Radicale 3.1.8 sends all three, with or without the limit, and no 507.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for name in Zhang Li Wang; do
  card "$name" "$name" 13800000000 | put Radicale "$name.vcf" >/dev/null
done
for limit in '' '<a:limit><a:nresults>1</a:nresults></a:limit>'; do
  report Radicale addressbook "<a:addressbook-query><d:prop><d:getetag/></d:prop><a:filter><a:prop-filter name=\"FN\"/></a:filter>$limit</a:addressbook-query>" > said
  echo "$(echo "$limit" | grep -o '[0-9]' || echo all): $(found < said) $(grep -c 507 said || :)"
done | tee seen
diff seen - <<'T'
all: Li.vcf Wang.vcf Zhang.vcf 0
1: Li.vcf Wang.vcf Zhang.vcf 0
T
