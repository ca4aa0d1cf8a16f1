#!/bin/sh
# Two orders as X12 (850), of shops in America, the second with a part's description in Chinese, read one after the other, and as a stream.
# Guess: a parser that reads a text is done with it: of the second text it gives the second order. A stream gives the same, however it is cut.
# Seen: node-x12 1.7.1 keeps what a parser has read: the second parse() of an X12Parser gives both orders, the third three, so that a server with one parser books orders again.
# Its query engine answers the first query only, and then ends with an error. x12-parser 1.3.0, which reads streams, takes them for ASCII, the highest bit of each byte
# dropped: 侧板 has a > then, which splits the field; and of a stream whose first piece is shorter than the first segment it gives nothing but one segment, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact node-x12@1.7.1 x12-parser@1.3.0
cat > read.cjs <<'J'
const { Readable } = require('node:stream');
const { X12Parser, X12QueryEngine } = require('node-x12');
const { X12parser } = require('x12-parser');

const order = (number) =>
  [
    'ISA*00*          *00*          *ZZ*SHOP           *ZZ*FACTORY        *261129*0930*U*00401*000000001*0*P*>',
    'GS*PO*SHOP*FACTORY*20261129*0930*1*X*004010',
    'ST*850*0001',
    `BEG*00*SA*${number}**20261129`,
    `PID*F****${number === 'PO2' ? '侧板' : 'Side'} 18`,
    'SE*4*0001',
    'GE*1*1',
    'IEA*1*000000001~',
  ].join('~');
const parser = new X12Parser(true);
const engine = new X12QueryEngine(true);
for (const number of ['PO1', 'PO2', 'PO3']) {
  const read = parser.parse(order(number));
  const orders = (read.interchanges ?? [read]).flatMap(({ functionalGroups }) => functionalGroups.flatMap(({ transactions }) => transactions));
  console.log(`node-x12, ${number}: ${orders.map(({ segments }) => segments[0].valueOf(3)).join(', ')}`);
  try {
    console.log(`query: ${engine.query(order(number), 'BEG03').map(({ value }) => value)}`);
  } catch (error) {
    console.log(`query: ${error.message}`);
  }
}
const read = async (number, length) => {
  const bytes = Buffer.from(order(number));
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) => bytes.subarray(index * length, (index + 1) * length));
  const segments = await Readable.from(pieces).pipe(new X12parser()).toArray();
  console.log(`x12-parser, pieces of ${length}: ${segments.length}, ${JSON.stringify(segments.find(({ name }) => name === 'PID')?.[5])}`);
};
(async () => {
  await read('PO1', 1000);
  await read('PO2', 1000);
  await read('PO1', 107);
  await read('PO1', 100);
})();
J
node read.cjs | tee seen
diff seen - <<'T'
node-x12, PO1: PO1
query: PO1
node-x12, PO2: PO1, PO2
query: interchange.functionalGroups is not iterable
node-x12, PO3: PO1, PO2, PO3
query: interchange.functionalGroups is not iterable
x12-parser, pieces of 1000: 8, "Side 18"
x12-parser, pieces of 1000: 8, "d"
x12-parser, pieces of 107: 8, "Side 18"
x12-parser, pieces of 100: 1, undefined
T
