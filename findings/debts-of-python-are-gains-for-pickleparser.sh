#!/bin/sh
# Stocks, debts and order numbers pickled by Python in each of its protocols, read by the two packages of npm for pickles.
# Guess: -5, -300, 3000000000 and -3000000000 come as they are, from every protocol that is read at all (LONG1 is two's complement, pickletools of Python), and a name in Chinese too; an order number of 19 digits is exact or refused.
# Seen: pickleparser 0.2.1 reads -3000000000 as 1096511627776 from protocol 2 on, which Python has written by default for years, and leaves \u4fa7 in names of protocol 0. jpickle 0.4.1, which refuses protocols from 3 on, reads 0
# of protocol 2 for each number that does not fit 32 bits. The order number is rounded without a word, or 0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jpickle@0.4.1 pickleparser@0.2.1
/usr/bin/python3 -c "
import pickle
for name, value in (('small', -300), ('large', 3000000000), ('debt', -3000000000), ('order', 6228480573300021251), ('part', '侧板')):
    for protocol in (0, 1, 2, 4):
        data = pickle.dumps(value, protocol)
        assert pickle.loads(data) == value
        open(f'{name}.{protocol}', 'wb').write(data)
"
cat > read.cjs <<'J'
const { readFileSync } = require('fs');
const { Parser } = require('pickleparser');
const jpickle = require('jpickle');

const attempt = (read) => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};
for (const name of ['small', 'large', 'debt', 'order', 'part'])
  for (const protocol of [0, 1, 2, 4]) {
    const data = readFileSync(`${name}.${protocol}`);
    console.log(name, protocol, String(attempt(() => new Parser().parse(data))), String(attempt(() => jpickle.loads(data.toString('latin1')))));
  }
J
node read.cjs 2>/dev/null | tee seen
diff seen - <<'T'
small 0 -300 -300
small 1 -300 -300
small 2 -300 -300
small 4 -300 refused
large 0 3000000000 3000000000
large 1 3000000000 3000000000
large 2 3000000000 0
large 4 3000000000 refused
debt 0 -3000000000 -3000000000
debt 1 -3000000000 -3000000000
debt 2 1096511627776 0
debt 4 1096511627776 refused
order 0 6228480573300021000 6228480573300021000
order 1 6228480573300021000 6228480573300021000
order 2 6228480573300021000 0
order 4 6228480573300021000 refused
part 0 \u4fa7\u677f \u4fa7\u677f
part 1 侧板 侧板
part 2 侧板 侧板
part 4 侧板 refused
T
