#!/bin/sh
# Tasks of a server as cron says them: reports on the 1st and on Mondays (0 9 1 * 1), and on Mondays that are odd days (0 9 */2 * 1).
# Guess: the libraries of npm do as cron does (crontab(5)): where both a day and a weekday are given, either is enough, and where one of the two fields has a *,
# both have to hold.
# Seen: node-cron 4.6.0 and later 1.2.0 ask for both in either case, so that the report of the 1st and of Mondays comes first on the 1st of February, a Monday, after nine
# weeks without one. cron 4.4.0, croner 11.0.1, cron-parser 5.10.6, cronosjs 1.7.1 and cron-schedule 6.0.0 take */2 for a day that is given, and run on odd days and on Mondays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  node-cron@4.6.0 later@1.2.0 cron@4.4.0 croner@11.0.1 cron-parser@5.10.6 cronosjs@1.7.1 cron-schedule@6.0.0
cat > plan.mjs <<'J'
import { CronTime } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { parseCronExpression } from 'cron-schedule';
import { Cron } from 'croner';
import { CronosExpression } from 'cronosjs';
import later from 'later';
import nodeCron from 'node-cron';

const start = new Date('2026-11-29T12:00:00Z'); // a Sunday
// node-cron tells the times from now on only.
class Sunday extends Date {
  constructor(...given) {
    super(...(given.length ? given : [start]));
  }

  static now() {
    return start.getTime();
  }
}
const Today = Date;
const times = (one, next) => {
  let last = start;
  return [1, 2, 3].map(() => (last = next(one, last)));
};
const libraries = {
  'node-cron': (line) => {
    globalThis.Date = Sunday;
    const task = nodeCron.schedule(line, () => {}, { timezone: 'UTC' });
    const found = task.getNextRuns(3);
    task.stop();
    globalThis.Date = Today;
    return found;
  },
  later: (line) => later.schedule(later.parse.cron(line)).next(3, start),
  cron: (line) => times(new CronTime(line, 'UTC'), (one, last) => one.getNextDateFrom(last, 'UTC').toJSDate()),
  croner: (line) => new Cron(line, { paused: true, timezone: 'UTC' }).nextRuns(3, start),
  'cron-parser': (line) => CronExpressionParser.parse(line, { currentDate: start, tz: 'UTC' }).take(3).map((day) => day.toDate()),
  cronosjs: (line) => CronosExpression.parse(line, { timezone: 'UTC' }).nextNDates(start, 3),
  'cron-schedule': (line) => parseCronExpression(line).getNextDates(3, start),
};
for (const line of ['0 9 1 * 1', '0 9 */2 * 1']) {
  for (const [name, plan] of Object.entries(libraries)) {
    console.log(line, name, ...plan(line).map((day) => new Date(day).toISOString().slice(0, 10)));
  }
}
process.exit();
J
TZ=UTC node plan.mjs | tee seen
diff seen - <<'T'
0 9 1 * 1 node-cron 2027-02-01 2027-03-01 2027-11-01
0 9 1 * 1 later 2027-02-01 2027-03-01 2027-11-01
0 9 1 * 1 cron 2026-11-30 2026-12-01 2026-12-07
0 9 1 * 1 croner 2026-11-30 2026-12-01 2026-12-07
0 9 1 * 1 cron-parser 2026-11-30 2026-12-01 2026-12-07
0 9 1 * 1 cronosjs 2026-11-30 2026-12-01 2026-12-07
0 9 1 * 1 cron-schedule 2026-11-30 2026-12-01 2026-12-07
0 9 */2 * 1 node-cron 2026-12-07 2026-12-21 2027-01-11
0 9 */2 * 1 later 2026-12-07 2026-12-21 2027-01-11
0 9 */2 * 1 cron 2026-11-30 2026-12-01 2026-12-03
0 9 */2 * 1 croner 2026-11-30 2026-12-01 2026-12-03
0 9 */2 * 1 cron-parser 2026-11-30 2026-12-01 2026-12-03
0 9 */2 * 1 cronosjs 2026-11-30 2026-12-01 2026-12-03
0 9 */2 * 1 cron-schedule 2026-11-30 2026-12-01 2026-12-03
T
