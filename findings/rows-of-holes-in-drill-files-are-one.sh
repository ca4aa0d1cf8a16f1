#!/bin/sh
# A side panel's row of shelf holes, six of 5 mm every 32 mm, as a drill file (Excellon): the first hole and "R05X32.0", repeat it five times, 32 further each; and a slot of 40 mm (G85) behind it.
# Guess: what reads drill files has six holes, or says that it does not know the word.
# Seen: gerbv 2.9.6 has six. gerber-parser 4.2.7, on which gerber-to-svg and pcb-stackup stand, makes one hole of the five, at 32 mm from the corner of the panel, without a warning of it.
# Of the slot gerbv leaves out all in its own drill file, with a warning; gerber-parser reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gerbv >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gerbv; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gerbv
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gerber-parser@4.2.7
printf '%s\n' M48 METRIC,TZ T1C5.0 T2C6.0 % G90 T1 X37.0Y50.0 R05X32.0 T2 X100.0Y120.0G85X100.0Y160.0 M30 > panel.drl
cat > read.cjs <<'J'
const parser = require('gerber-parser')();
parser.on('warning', ({ message }) => console.log(`gerber-parser warns: ${message}`));
for (const { op, coord } of parser.parseSync(require('node:fs').readFileSync('panel.drl', 'utf8')).filter(({ type }) => type === 'op')) console.log(`gerber-parser: ${op} ${JSON.stringify(coord)}`);
J
{
  gerbv -x idrill -o out panel.drl 2>&1 | grep -o 'WARNING.*: Skipped.*state' | sed 's/ \*\*.*: /: /' || :
  grep '^DRILL ' out | tr -d '\r' | sed 's/^/gerbv: /'
  node read.cjs
} | tee seen
diff seen - <<'T'
WARNING: Skipped to export of unsupported state
gerbv: DRILL X037000 Y050000
gerbv: DRILL X069000 Y050000
gerbv: DRILL X101000 Y050000
gerbv: DRILL X133000 Y050000
gerbv: DRILL X165000 Y050000
gerbv: DRILL X197000 Y050000
gerber-parser: flash {"x":37,"y":50}
gerber-parser: flash {"x":32}
gerber-parser: move {"x":100,"y":120}
gerber-parser: int {"x":100,"y":160}
T
