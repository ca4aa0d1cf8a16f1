#!/bin/sh
# The name of a payer in a bank statement in OFX, 柜 &amp; 门, written as SGML asks, read by node-ofx-parser.
# Guess: 柜 & 门, or the text as it stands (OFX 1.6, 2.3.2.1: &amp; stands for &).
# Seen: node-ofx-parser 0.5.1 escapes the text twice and reads it once back: 柜 &amp;amp;amp; 门 for &amp;, and &amp;amp; for a bare &.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 >/dev/null 2>&1
cat > read.cjs <<'J'
const { parse } = require('node-ofx-parser');
for (const name of ['柜 &amp; 门', '18 &lt; 25', '柜 & 门', '柜门']) {
  const text = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX>\n<STMTTRN>\n<TRNTYPE>DEBIT\n<NAME>' + name + '\n</STMTTRN>\n</OFX>\n';
  console.log(name, '|', parse(text).OFX.STMTTRN.NAME);
}
J
node read.cjs | tee seen
diff seen - <<'T'
柜 &amp; 门 | 柜 &amp;amp;amp; 门
18 &lt; 25 | 18 &amp;amp;lt; 25
柜 & 门 | 柜 &amp;amp; 门
柜门 | 柜门
T
