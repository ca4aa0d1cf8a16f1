#!/bin/sh
# Intervals as people write them for a scheduler, half an hour, a day, one and a half hours, and with a numeral, read by libraries of npm that make milliseconds of words.
# Guess: half an hour is 30 minutes, a day 24 hours, and one and a half hours 90 minutes; what is not understood is an error or no number.
# Seen: parse-duration 2.1.4 and timestring 7.0.0 read those with numerals, and say nothing or an error of words. human-interval 2.0.1, by which Agenda and Bree read, says 0 of half an hour and of a day, at once, again and again, and one hour of one and a half; 1h is NaN.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact human-interval@2.0.1 parse-duration@2.1.4 timestring@7.0.0
cat > read.mjs <<'J'
import humanInterval from 'human-interval';
import parse from 'parse-duration';
import timestring from 'timestring';

const libraries = { 'human-interval': humanInterval, 'parse-duration': (text) => parse(text), timestring: (text) => timestring(text, 'ms') };
for (const text of ['2 hours', 'two hours', 'half an hour', 'a day', 'one and a half hours', '1h'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      const milliseconds = read(text);
      seen = Number.isFinite(milliseconds) ? `${milliseconds / 60000} minutes` : String(milliseconds);
    } catch {}
    console.log(`${text}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
2 hours, human-interval: 120 minutes
2 hours, parse-duration: 120 minutes
2 hours, timestring: 120 minutes
two hours, human-interval: 120 minutes
two hours, parse-duration: null
two hours, timestring: error
half an hour, human-interval: 0 minutes
half an hour, parse-duration: null
half an hour, timestring: error
a day, human-interval: 0 minutes
a day, parse-duration: null
a day, timestring: error
one and a half hours, human-interval: 60 minutes
one and a half hours, parse-duration: null
one and a half hours, timestring: error
1h, human-interval: NaN
1h, parse-duration: 60 minutes
1h, timestring: 60 minutes
T
