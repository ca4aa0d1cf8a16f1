#!/bin/sh
# A size, an order number, and the names Oak and 侧板 in files of MATLAB (version 5) written by SciPy, read by mat-for-js of npm and by SciPy.
# Guess: 侧板 comes as it is, as Oak does: SciPy marks the text as UTF-8 (miUTF8, one of the types of MATLAB's format).
# Seen: mat-for-js 1.1.0 has the order number in all its digits, and Oak; of 侧板 it takes each byte for a signed number and stops at the code point -28. SciPy reads it.
set -eu
dpkg -s python3-scipy >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-scipy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-scipy
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mat-for-js@1.1.0
/usr/bin/python3 -c "
import numpy, scipy.io
for name, value in {'size': 12.5, 'orders': numpy.array([6228480573300021251]), 'wood': 'Oak', 'part': '侧板'}.items():
    scipy.io.savemat(name + '.mat', {name: value})
print('SciPy reads', scipy.io.loadmat('part.mat')['part'][0])
" | tee seen
cat > read.cjs <<'J'
const { readFileSync } = require('fs');
const { read } = require('mat-for-js');

for (const name of ['size', 'orders', 'wood', 'part'])
  try {
    console.log(`${name}: ${read(new Uint8Array(readFileSync(`${name}.mat`)).buffer).data[name]}`);
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  }
J
node read.cjs | tee -a seen
diff seen - <<'T'
SciPy reads 侧板
size: 12.5
orders: 6228480573300021251
wood: Oak
part: Invalid code point -28
T
