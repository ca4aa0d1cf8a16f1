#!/bin/sh
# Lines of syslog of saws, of 5 February, 5 April and 5 January, read by syslog-parse on 30 March and on 15 March 2026 (clock set by @sinonjs/fake-timers).
# Guess: the month and day of the line (RFC 3164, 4.1.2), whatever the day on which it is read.
# Seen: on 30 March, syslog-parse 2.0.0 reads 5 February as 5 March: it sets the month into the date of today first, and 30 February is 2 March. On 15 March all is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts syslog-parse@2.0.0 @sinonjs/fake-timers@13.0.5 >/dev/null 2>&1
cat > read.mjs <<'J'
import timers from '@sinonjs/fake-timers';
import parse from 'syslog-parse';
for (const today of ['2026-03-15', '2026-03-30']) {
  const clock = timers.install({ now: new Date(today + 'T08:00:00Z') });
  for (const day of ['Feb  5', 'Apr  5', 'Jan  5']) {
    const line = '<38>' + day + ' 01:02:03 saw-1 cnc[12]: part done';
    const month = (date) => date.toISOString().slice(0, 10);
    console.log(today, day, month(parse(line).time));
  }
  clock.uninstall();
}
J
TZ=UTC node read.mjs | tee seen
diff seen - <<'T'
2026-03-15 Feb  5 2026-02-05
2026-03-15 Apr  5 2026-04-05
2026-03-15 Jan  5 2026-01-05
2026-03-30 Feb  5 2026-03-05
2026-03-30 Apr  5 2026-04-05
2026-03-30 Jan  5 2026-01-05
T
