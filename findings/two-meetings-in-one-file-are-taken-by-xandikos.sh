#!/bin/sh
# Two meetings with UIDs of their own saved as one object of a calendar, as an export of a program has them, on Radicale and Xandikos.
# Guess: refused, 403, 409 or 400: the components of one object MUST have the same UID (RFC 4791, 4.1, 5.3.2.1).
# Seen: Radicale 3.1.8 says 400. Xandikos 0.2.8 says 201; it then takes the second one again under a name of its own, so that it is there twice.
. "$(dirname "$0")/shared/servers-of-calendars.sh"
for server in Radicale Xandikos; do
  echo "$server: $({ event m1 20260105T013000Z doors; event m2 20260106T013000Z bodies; } | calendar | put "$server" both.ics)"
  echo "$server, the second alone: $(event m2 20260106T013000Z bodies | calendar | put "$server" m2.ics)"
done | tee seen
diff seen - <<'T'
Radicale: 400
Radicale, the second alone: 201
Xandikos: 201
Xandikos, the second alone: 201
T
