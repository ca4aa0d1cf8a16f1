#!/bin/sh
# Names of parts, sizes and order numbers in files of NumPy (npy), read by npyjs and numpy-parser of npm.
# Guess: the names are 侧板 and 柜, or are refused, since the header says <U2, texts of two characters (NumPy's format, dtype.descr); two sizes are a list of two, shape (2,).
# Seen: npyjs 1.2.0 reads the names, and order numbers as BigInt. numpy-parser 1.2.3, which says of order numbers that it cannot, takes U2 for whole numbers of two bytes (u2) and reads eight numbers, and says that the shape of any list of two is 2 by 1.
set -eu
dpkg -s python3-numpy >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-numpy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-numpy
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact npyjs@1.2.0 numpy-parser@1.2.3
/usr/bin/python3 -c "
import numpy
numpy.save('names', numpy.array(['侧板', '柜']))
numpy.save('sizes', numpy.array([18.0, 12.5]))
numpy.save('orders', numpy.array([6228480573300021251]))
"
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { parse } from 'npyjs';
import { fromArrayBuffer } from 'numpy-parser';

const attempt = (read) => {
  try {
    const { data, shape } = read();
    return `${[...data].join(' ')}, shape ${shape}`;
  } catch {
    return 'refused';
  }
};
for (const name of ['names', 'sizes', 'orders']) {
  const buffer = new Uint8Array(readFileSync(`${name}.npy`)).buffer;
  console.log(`${name}: ${attempt(() => parse(buffer))} | ${attempt(() => fromArrayBuffer(buffer))}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
names: 侧板 柜, shape 2 | 20391 0 26495 0 26588 0 0 0, shape 2,1
sizes: 18 12.5, shape 2 | 18 12.5, shape 2,1
orders: 6228480573300021251, shape 1 | refused
T
