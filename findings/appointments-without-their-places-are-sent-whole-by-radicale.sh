#!/bin/sh
# A calendar asked for its appointments with the subject alone (calendar-data with prop SUMMARY), and an address book for names alone (address-data with prop FN), to spare a telephone the rest; Radicale and Xandikos.
# Guess: the subject without the place, the name without the telephone: the server gives those properties that are named (RFC 4791, 9.6.4; RFC 6352, 10.4.2).
# Seen: Xandikos 0.2.8 does so with appointments. Radicale 3.1.8 sends all of the appointment, and all of the card.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for server in Radicale Xandikos; do
  event e1 20260105T013000Z doors | calendar | put "$server" e1.ics >/dev/null
  report "$server" calendar '<c:calendar-query><d:prop><c:calendar-data><c:comp name="VCALENDAR"><c:comp name="VEVENT"><c:prop name="SUMMARY"/></c:comp></c:comp></c:calendar-data></d:prop><c:filter><c:comp-filter name="VCALENDAR"/></c:filter></c:calendar-query>' > said
  echo "$server: $(grep -oE '^(SUMMARY|LOCATION):.*' said | sort | xargs)"
done | tee seen
card c1 ZhangSan 13800000000 | put Radicale c1.vcf >/dev/null
report Radicale addressbook '<a:addressbook-query><d:prop><a:address-data><a:prop name="FN"/></a:address-data></d:prop><a:filter><a:prop-filter name="FN"/></a:filter></a:addressbook-query>' > said
echo "Radicale: $(grep -oE '^(FN|TEL):.*' said | sort | xargs)" | tee -a seen
diff seen - <<'T'
Radicale: LOCATION:Hangzhou SUMMARY:doors
Xandikos: SUMMARY:doors
Radicale: FN:ZhangSan TEL:13800000000
T
