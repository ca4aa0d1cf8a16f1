#!/bin/sh
# A meeting saved under a second name with the UID of another one, which a calendar must not take, and a calendar made where there is one, on Radicale and Xandikos.
# Guess: 403 or 409 to the meeting, 403, 405 or 409 to the calendar (RFC 4791, 5.3.2.1, no-uid-conflict; 5.3.1).
# Seen: Radicale 3.1.8 says 409 to both. Xandikos 0.2.8 says 207, which is a success to all who look at the status alone, as is usual with PUT; only the text says that it failed. The meeting is not there.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for server in Radicale Xandikos; do
  event e1 20260105T013000Z doors | calendar | put "$server" e1.ics >/dev/null
  status=$(event e1 20260106T013000Z again | calendar | put "$server" e2.ics)
  echo "$server: $status, then $(curl -s -o got -w '%{http_code}' -u u:u "$(address_of "$server" calendar)/e2.ics"); calendar $(curl -s -o got -w '%{http_code}' -u u:u -X MKCALENDAR "$(address_of "$server" calendar)/")"
done | tee seen
diff seen - <<'T'
Radicale: 409, then 404; calendar 409
Xandikos: 207, then 404; calendar 207
T
