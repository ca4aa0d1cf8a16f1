#!/bin/sh
# The clock of a test set to 5 January 2026 by libraries of npm, and the day asked in three ways: new Date(), Date(), which is a text, and Intl.DateTimeFormat, whose format without a day means now.
# Guess: 5 January each time (ECMA-402: without a date, format takes the value of Date.now()).
# Seen: Intl says the real day under mockdate 3.0.5, timekeeper 2.3.1 and lolex 6.0.0. Date() is the real day under timekeeper, and no text but an object under mockdate. @sinonjs/fake-timers 15.5.0 sets all of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mockdate@3.0.5 timekeeper@2.3.1 lolex@6.0.0 @sinonjs/fake-timers@15.5.0
cat > days.cjs <<'J'
const day = new Date('2026-01-05T04:00:00Z');
const tell = (name) => {
  const said = (text) => (text.includes('2026') && text.includes('05') ? 'set' : 'real');
  console.log(`${name}: new Date ${said(new Date().toISOString())}, Date() ${said(String(Date()).replace('Jan', '01'))} (${typeof Date()}), Intl ${said(new Intl.DateTimeFormat('sv', { timeZone: 'UTC' }).format())}`);
};
const mockdate = require('mockdate');
mockdate.set(day);
tell('mockdate');
mockdate.reset();
const timekeeper = require('timekeeper');
timekeeper.freeze(day);
tell('timekeeper');
timekeeper.reset();
for (const name of ['lolex', '@sinonjs/fake-timers']) {
  const clock = require(name).install({ now: day });
  tell(name);
  clock.uninstall();
}
J
node days.cjs | tee seen
diff seen - <<'T'
mockdate: new Date set, Date() set (object), Intl real
timekeeper: new Date set, Date() real (string), Intl real
lolex: new Date set, Date() set (string), Intl real
@sinonjs/fake-timers: new Date set, Date() set (string), Intl set
T
