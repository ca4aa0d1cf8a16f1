#!/bin/sh
# When somebody is busy on 5 January asked of a calendar (free-busy-query), as programs do that look for an hour for a meeting; Radicale and Xandikos, with a meeting of an hour from 01:30 UTC on that day and one on the 6th.
# Guess: a VFREEBUSY with 20260105T013000Z and PT1H or its end, and nothing of the other day (RFC 4791, 7.10; a server must support it).
# Seen: Xandikos 0.2.8 gives that. Radicale 3.1.8 gives 207 with the addresses of both meetings and no hours.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for server in Radicale Xandikos; do
  event e1 20260105T013000Z doors | calendar | put "$server" e1.ics >/dev/null
  event e2 20260106T013000Z bodies | calendar | put "$server" e2.ics >/dev/null
  report "$server" calendar '<c:free-busy-query><c:time-range start="20260105T000000Z" end="20260106T000000Z"/></c:free-busy-query>' > said
  echo "$server: $(grep -oE 'HTTP/1.1 ...' said) $(grep -o '20260105T013000Z.*' said) $(found < said)"
done | tee seen
diff seen - <<'T'
Radicale: HTTP/1.1 207  e1.ics e2.ics
Xandikos: HTTP/1.1 200 20260105T013000Z/PT1H 
T
