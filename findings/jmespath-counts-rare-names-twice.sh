#!/bin/sh
# Names in an order asked for by JMESPath, whose specification counts the code points of a text (length) and turns them round (reverse), by its library for npm and by that for Python: 陈𬱖, with a rare character; and the order of names by sort, which goes by code points.
# Guess: the same: 2, and 𬱖陈.
# Seen (jmespath 0.16.0 of npm, python3-jmespath 1.0.1): npm's counts 3, so that a rule of two characters misses her, and turned round the name has two halves of a character that nothing can show; Python's is right. Sorted by code points 𬱖 stands behind ｋ (U+FF4B), by npm's before it.
set -eu
for package in python3-jmespath; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-jmespath
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jmespath@0.16.0
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { search } = require('jmespath');

const order = { name: '陈𬱖', names: ['𬱖', 'ｋ', '陈'] };
const python = 'import jmespath, json, sys; print(json.dumps(jmespath.search(sys.argv[1], json.loads(sys.argv[2]))))';
for (const expression of ['length(name)', 'reverse(name)', 'sort(names)']) {
  const own = JSON.stringify(search(order, expression));
  const other = execFileSync('python3', ['-c', python, expression, JSON.stringify(order)], { encoding: 'utf8' }).trim();
  console.log(`${expression}: npm ${own}, Python ${JSON.stringify(JSON.parse(other))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
length(name): npm 3, Python 2
reverse(name): npm "\udc56\ud873陈", Python "𬱖陈"
sort(names): npm ["陈","𬱖","ｋ"], Python ["陈","ｋ","𬱖"]
T
