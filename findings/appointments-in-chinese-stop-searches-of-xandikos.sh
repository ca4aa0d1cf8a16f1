#!/bin/sh
# Appointments searched for a word within their subject (text-match of a calendar-query), doors and 门板, or for those without 板 (negate-condition), on Radicale and Xandikos; one appointment each.
# Guess: each finds its appointment, and doors is the one without 板 (RFC 4791, 9.7.5): the text is Unicode, of which the default collation i;ascii-casemap compares other characters than a to z as they are (RFC 4791, 7.5; RFC 4790, 9.2).
# Seen: Radicale 3.1.8 finds each. Xandikos 0.2.8 finds doors as long as it is alone; with an appointment in Chinese beside it, or a word in Chinese, either way, it answers 500 and finds nothing.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
search() {
  report "$1" calendar "<c:calendar-query><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name=\"VCALENDAR\"><c:comp-filter name=\"VEVENT\"><c:prop-filter name=\"SUMMARY\"><c:text-match${3:-}>$2</c:text-match></c:prop-filter></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>" | found
}
for server in Radicale Xandikos; do
  event e1 20260105T013000Z doors | calendar | put "$server" e1.ics >/dev/null
  echo "$server, doors: $(search "$server" doors)"
  event e2 20260105T013000Z 门板 | calendar | put "$server" e2.ics >/dev/null
  echo "$server, doors: $(search "$server" doors)"
  echo "$server, 门板: $(search "$server" 门板)"
  echo "$server, without 板: $(search "$server" 板 ' negate-condition="yes"')"
done | tee seen
diff seen - <<'T'
Radicale, doors: e1.ics
Radicale, doors: e1.ics
Radicale, 门板: e2.ics
Radicale, without 板: e1.ics
Xandikos, doors: e1.ics
Xandikos, doors: HTTP/1.1 500
Xandikos, 门板: HTTP/1.1 500
Xandikos, without 板: HTTP/1.1 500
T
