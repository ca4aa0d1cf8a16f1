#!/bin/sh
# A statement of a bank in China as OFX: payments on 5 January 2026 at half past midnight and at half past nine, DTPOSTED 20260105003000.000[+8:CST], one with the day alone, 20260105; read for books of 5 January.
# Guess: all three are of 5 January, at 0:30 and 9:30 of the place, or with their zone.
# Seen: ofxparse 0.21 takes the eight hours off and gives 16:30 of 4 January without a zone, so that payments before eight in the morning are booked on the day before, at the turn of the year in the old one.
# ofx-data-extractor 1.5.0 gives the day as the bank wrote it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-ofxparse >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-ofxparse; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-ofxparse
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ofx-data-extractor@1.5.0
transaction() { printf '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>%s\n<TRNAMT>%s\n<FITID>%s\n<NAME>x\n</STMTTRN>\n' "$1" "$2" "$3"; }
{
  printf 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n'
  printf '<OFX>\n<SIGNONMSGSRSV1>\n<SONRS>\n<STATUS>\n<CODE>0\n<SEVERITY>INFO\n</STATUS>\n<DTSERVER>20260106120000[+8:CST]\n<LANGUAGE>ENG\n</SONRS>\n</SIGNONMSGSRSV1>\n<BANKMSGSRSV1>\n<STMTTRNRS>\n<TRNUID>1\n<STATUS>\n<CODE>0\n<SEVERITY>INFO\n</STATUS>\n<STMTRS>\n<CURDEF>CNY\n<BANKACCTFROM>\n<BANKID>1\n<ACCTID>1\n<ACCTTYPE>CHECKING\n</BANKACCTFROM>\n<BANKTRANLIST>\n<DTSTART>20260101\n<DTEND>20260131\n'
  transaction '20260105003000.000[+8:CST]' 100.00 a
  transaction '20260105093000.000[+8:CST]' 200.00 b
  transaction 20260105 300.00 c
  printf '</BANKTRANLIST>\n<LEDGERBAL>\n<BALAMT>600.00\n<DTASOF>20260106\n</LEDGERBAL>\n</STMTRS>\n</STMTTRNRS>\n</BANKMSGSRSV1>\n</OFX>\n'
} > statement.ofx
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { Ofx } = require('ofx-data-extractor');

const rows = new Ofx(readFileSync('statement.ofx', 'utf8')).getBankTransferList();
for (const { DTPOSTED, TRNAMT } of rows) console.log(`ofx-data-extractor: ${TRNAMT} on ${DTPOSTED}`);
J
{
  TZ=Asia/Shanghai /usr/bin/python3 -W ignore -c 'import ofxparse
for one in ofxparse.OfxParser.parse(open("statement.ofx", "rb")).account.statement.transactions: print("ofxparse:", one.amount, "on", one.date)'
  TZ=Asia/Shanghai node read.cjs
} | tee seen
diff seen - <<'T'
ofxparse: 100.00 on 2026-01-04 16:30:00
ofxparse: 200.00 on 2026-01-05 01:30:00
ofxparse: 300.00 on 2026-01-05 00:00:00
ofx-data-extractor: 100.00 on 2026-01-05
ofx-data-extractor: 200.00 on 2026-01-05
ofx-data-extractor: 300.00 on 2026-01-05
T
