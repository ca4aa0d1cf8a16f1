#!/bin/sh
# A task on weekends as a line of cron, where Sunday is 0 and 7: Friday to Sunday is 5-7, Sunday alone 7.
# Guess: the libraries of npm that read such lines know both, in ranges, too.
# Seen: cron-parser 5.10.6 and cronosjs 1.7.1 do. @datasert/cronjs-matcher 1.4.0 knows 7 alone, but of 5-7 leaves the Sunday out, and so does later 1.2.0,
# for which 7 alone is Saturday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  cron-parser@5.10.6 cronosjs@1.7.1 @datasert/cronjs-matcher@1.4.0 later@1.2.0
cat > plan.mjs <<'J'
import { getFutureMatches } from '@datasert/cronjs-matcher';
import { CronExpressionParser } from 'cron-parser';
import { CronosExpression } from 'cronosjs';
import later from 'later';

const start = new Date('2026-11-30T00:00:00Z'); // a Monday
const libraries = {
  'cron-parser': (line) => CronExpressionParser.parse(line, { currentDate: start, tz: 'UTC' }).take(4).map((day) => day.toDate()),
  cronosjs: (line) => CronosExpression.parse(line, { timezone: 'UTC' }).nextNDates(start, 4),
  cronjs: (line) => getFutureMatches(line, { startAt: start.toISOString(), matchCount: 4, timezone: 'UTC' }),
  later: (line) => later.schedule(later.parse.cron(line)).next(4, start),
};
for (const line of ['0 9 * * 5-7', '0 9 * * 7']) {
  for (const [name, plan] of Object.entries(libraries)) {
    console.log(line, name, ...plan(line).map((day) => new Date(day).toUTCString().slice(0, 3)));
  }
}
J
TZ=UTC node plan.mjs | tee seen
diff seen - <<'T'
0 9 * * 5-7 cron-parser Fri Sat Sun Fri
0 9 * * 5-7 cronosjs Fri Sat Sun Fri
0 9 * * 5-7 cronjs Fri Sat Fri Sat
0 9 * * 5-7 later Fri Sat Fri Sat
0 9 * * 7 cron-parser Sun Sun Sun Sun
0 9 * * 7 cronosjs Sun Sun Sun Sun
0 9 * * 7 cronjs Sun Sun Sun Sun
0 9 * * 7 later Sat Sat Sat Sat
T
