#!/bin/sh
# A statement of a bank as OFX with payments on 5 and on 25 January 2026, made QIF with ofx2qif of libofx, as a bookkeeper does whose program reads QIF.
# Guess: D1/5/2026 and D1/25/2026: QIF is of Quicken, whose days are month, day and year; the manual says that just about every program with QIF imports the file.
# Seen (libofx 0.10.9): D5/1/2026 and D25/1/2026, the day first. A program that reads QIF as it is described books the first on 1 May, and knows no 25th month. Amount, payee with its ampersand and memo are right.
set -eu
packages='ofx'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.ofx <<'X'
OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:UTF-8
CHARSET:NONE
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260126120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>CNY<BANKACCTFROM><BANKID>102<ACCTID>1234<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260101<DTEND>20260131
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105120000<TRNAMT>-12345.60<FITID>1<NAME>华南板材 &amp; 五金<MEMO>A-18</STMTTRN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260125120000<TRNAMT>-99.00<FITID>2<NAME>Handles<MEMO>A-19</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>100.00<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
X
TZ=Asia/Shanghai ofx2qif a.ofx 2>/dev/null | grep -E '^(D[0-9]|T-|P|M)' | tee seen
diff seen - <<'T'
D5/1/2026
T-12345.60
P华南板材 & 五金
MA-18
D25/1/2026
T-99.00
PHandles
MA-19
T
