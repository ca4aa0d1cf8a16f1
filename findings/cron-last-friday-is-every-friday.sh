#!/bin/sh
# Tasks of a month as cron libraries say them beyond cron: the last Friday (5L), the first Monday (1#1), the working day next to the 15th (15W), the last working day (LW).
# Guess: a library that does not know such an ending refuses the line, as cron 4.4.0 and cron-parser 5.10.6 (15W, LW) do.
# Seen: cron-schedule 6.0.0 reads the digits and passes over what follows: every Friday, every Monday, the 15th though it is a Sunday; of 5/15 (minutes) it makes minute 5
# alone. Only LW it refuses. later 1.2.0 knows the first three, and takes LW for every day.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cronosjs@1.7.1 cron-schedule@6.0.0 later@1.2.0
cat > plan.mjs <<'J'
import { parseCronExpression } from 'cron-schedule';
import { CronosExpression } from 'cronosjs';
import later from 'later';

const start = new Date('2026-10-31T12:00:00Z');
const libraries = {
  cronosjs: (line) => CronosExpression.parse(line, { timezone: 'UTC' }).nextNDates(start, 2),
  'cron-schedule': (line) => parseCronExpression(line).getNextDates(2, start),
  later: (line) => later.schedule(later.parse.cron(line)).next(2, start),
};
for (const line of ['0 9 * * 5L', '0 9 * * 1#1', '0 9 15W * *', '0 9 LW * *', '5/15 9 * * *']) {
  for (const [name, plan] of Object.entries(libraries)) {
    let found;
    try {
      found = plan(line).map((day) => new Date(day).toISOString().slice(5, 16));
    } catch {
      found = ['refused'];
    }
    console.log(line, name, ...found);
  }
}
J
TZ=UTC node plan.mjs | tee seen
diff seen - <<'T'
0 9 * * 5L cronosjs 11-27T09:00 12-25T09:00
0 9 * * 5L cron-schedule 11-06T09:00 11-13T09:00
0 9 * * 5L later 11-27T09:00 12-25T09:00
0 9 * * 1#1 cronosjs 11-02T09:00 12-07T09:00
0 9 * * 1#1 cron-schedule 11-02T09:00 11-09T09:00
0 9 * * 1#1 later 11-02T09:00 12-07T09:00
0 9 15W * * cronosjs 11-16T09:00 12-15T09:00
0 9 15W * * cron-schedule 11-15T09:00 12-15T09:00
0 9 15W * * later 11-16T09:00 12-15T09:00
0 9 LW * * cronosjs 11-30T09:00 12-31T09:00
0 9 LW * * cron-schedule refused
0 9 LW * * later 11-01T09:00 11-02T09:00
5/15 9 * * * cronosjs 11-01T09:05 11-01T09:20
5/15 9 * * * cron-schedule 11-01T09:05 11-02T09:05
5/15 9 * * * later 11-01T09:05 11-01T09:20
T
