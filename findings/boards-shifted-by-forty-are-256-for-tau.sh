#!/bin/sh
# Sums and names of boards in Tau Prolog, which is for browsers, and in SWI-Prolog 9.0.4 (Debian).
# Guess: both are of the ISO standard, and agree.
# Seen (tau-prolog 0.3.4): -2.5 is rounded to -2; 1 << 40 is 256; 6 / 2 is 3.0; the name 柜门 needs quotes, as 'B' does; of a rare character a half is a character.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tau-prolog@0.3.4
command -v swipl >/dev/null || { apt-get update && apt-get install -y --no-install-recommends swi-prolog-nox; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const prolog = require('tau-prolog');

const tau = (goal) =>
  new Promise((done) => {
    const session = prolog.create();
    const refused = () => done('refused');
    session.query(`${goal}.`, {
      success: () => session.answer({ success: (answer) => done(answer.lookup('X').toString({ quoted: false })), error: refused, fail: () => done('no') }),
      error: refused,
    });
  });
(async () => {
  for (const goal of [
    'X is round(2.5)',
    'X is round(-2.5)',
    'X is -7 // 2',
    'X is -7 mod 3',
    'X is 7 / 2',
    'X is 6 / 2',
    'X is 1 << 40',
    'X is 0.1 + 0.2',
    "X = '柜门'",
    'X = 柜门',
    'X = door',
    "sub_atom('柜门板', 1, 1, _, X)",
    "sub_atom('𠮷野家', 1, 1, _, X)",
  ]) {
    const seen = await tau(goal);
    const told = execFileSync('swipl', ['-q', '-g', `${goal}, write(X)`, '-t', 'halt'], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    console.log(`${goal}: ${seen === told ? seen : `tau ${seen.toWellFormed()}; swipl ${told}`}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
X is round(2.5): 3
X is round(-2.5): tau -2; swipl -3
X is -7 // 2: -3
X is -7 mod 3: 2
X is 7 / 2: 3.5
X is 6 / 2: tau 3.0; swipl 3
X is 1 << 40: tau 256; swipl 1099511627776
X is 0.1 + 0.2: 0.30000000000000004
X = '柜门': 柜门
X = 柜门: tau refused; swipl 柜门
X = door: door
sub_atom('柜门板', 1, 1, _, X): 门
sub_atom('𠮷野家', 1, 1, _, X): tau �; swipl 野
T
