#!/bin/sh
# A task at nine on Sundays, written 0 9 * * 7 as crontab allows it, and one from Friday to Sunday (5-7), told in words by prettycron and by cronstrue.
# Guess: Sunday: 0 and 7 are both Sunday (crontab(5)).
# Seen: prettycron 0.10.0 says Sat for 7, Sun for 0, and Fri and Sat for 5-7. cronstrue 2.52.0 says Sunday, and Friday through Sunday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact prettycron@0.10.0 cronstrue@2.52.0
cat > tasks.cjs <<'J'
for (const task of ['0 9 * * 0', '0 9 * * 6', '0 9 * * 7', '0 9 * * 5-7']) console.log(`${task}: prettycron ${require('prettycron').toString(task)}; cronstrue ${require('cronstrue').toString(task)}`);
J
node tasks.cjs | tee seen
diff seen - <<'T'
0 9 * * 0: prettycron 09:00 on Sun; cronstrue At 09:00 AM, only on Sunday
0 9 * * 6: prettycron 09:00 on Sat; cronstrue At 09:00 AM, only on Saturday
0 9 * * 7: prettycron 09:00 on Sat; cronstrue At 09:00 AM, only on Sunday
0 9 * * 5-7: prettycron 09:00 on Fri and Sat; cronstrue At 09:00 AM, Friday through Sunday
T
