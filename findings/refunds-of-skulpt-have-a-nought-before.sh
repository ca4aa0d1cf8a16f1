#!/bin/sh
# Prices and names in Python's programmes, run by skulpt, which is Python in JavaScript, and by Python 3 of Debian.
# Guess: the same lines.
# Seen (skulpt 1.2.0; Python 3.11): -2.25 as %05.1f is 0-2.3; 2.675 is rounded up, and halves too by %; 0.1 + 0.2 is shown as 0.3, though it is not equal to 0.3; hanzi are no letters (isalpha), full-width digits no digits; {0[单价]} stays in the text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact skulpt@1.2.0
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const Sk = require('skulpt');

const { files } = Sk.builtinFiles ?? { files: {} };
for (const text of ["'%05.1f' % -2.25", "'%05.1f' % 2.25", 'round(2.675, 2)', "'%.0f' % 2.5", 'round(2.5)', '0.1 + 0.2', '0.1 + 0.2 == 0.3', "'{:,.2f}'.format(1299.5)", "'%e' % 1299.5", "'门板'.isalpha()", "'１８'.isdigit()", "'{0[单价]}'.format({'单价': 5})", "len('陈𬱖')", '-7 // 2']) {
  let seen = '';
  Sk.configure({ __future__: Sk.python3, output: (piece) => { seen += piece; }, read: (name) => files[name] });
  try {
    Sk.importMainWithBody('<stdin>', false, `print(${text})`, false);
  } catch {
    seen = 'refused';
  }
  const told = execFileSync('/usr/bin/python3', ['-c', `print(${text})`], { encoding: 'utf8' }).trim();
  console.log(seen.trim() === told ? `${text}: ${told}` : `${text}: skulpt ${seen.trim()}, Python ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
'%05.1f' % -2.25: skulpt 0-2.3, Python -02.2
'%05.1f' % 2.25: skulpt 002.3, Python 002.2
round(2.675, 2): skulpt 2.68, Python 2.67
'%.0f' % 2.5: skulpt 3, Python 2
round(2.5): 2
0.1 + 0.2: skulpt 0.3, Python 0.30000000000000004
0.1 + 0.2 == 0.3: False
'{:,.2f}'.format(1299.5): 1,299.50
'%e' % 1299.5: skulpt 1.299500e+3, Python 1.299500e+03
'门板'.isalpha(): skulpt False, Python True
'１８'.isdigit(): skulpt False, Python True
'{0[单价]}'.format({'单价': 5}): skulpt {0[单价]}, Python 5
len('陈𬱖'): 2
-7 // 2: -4
T
