#!/bin/sh
# A term of a month from the 31st of January, and one of a day ago, -P1D, by libraries of npm for ISO 8601's durations.
# Guess: the month ends on the 28th of February, as Temporal and date-fns have it, and the minus stays or is an error.
# Seen: duration-fns 3.0.2 and tinyduration 3.4.1 keep the minus, and duration-fns ends on the 28th. iso8601-duration 2.1.4 reads a day ago as a day ahead, and ends the month on the 3rd of March.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact duration-fns@3.0.2 iso8601-duration@2.1.4 tinyduration@3.4.1
cat > read.mjs <<'J'
import * as durationFns from 'duration-fns';
import * as iso from 'iso8601-duration';
import * as tiny from 'tinyduration';

const january = new Date('2026-01-31T00:00:00Z');
const day = (date) => date.toISOString().slice(0, 10);
console.log(`duration-fns: -P1D ${durationFns.parse('-P1D').days} days, a month later ${day(durationFns.apply(january, 'P1M'))}`);
console.log(`iso8601-duration: -P1D ${iso.parse('-P1D').days} days, a day ago is ${day(iso.end(iso.parse('-P1D'), january))}, a month later ${day(iso.end(iso.parse('P1M'), january))}`);
console.log(`tinyduration: -P1D ${tiny.parse('-P1D').days} days${tiny.parse('-P1D').negative ? ', negative' : ''}`);
J
TZ=UTC node read.mjs | tee seen
diff seen - <<'T'
duration-fns: -P1D -1 days, a month later 2026-02-28
iso8601-duration: -P1D 1 days, a day ago is 2026-02-01, a month later 2026-03-03
tinyduration: -P1D 1 days, negative
T
