#!/bin/sh
# Amounts with a currency before them, made numbers in COBOL by NUMVAL-C, which is told the currency as its second argument; TEST-NUMVAL-C, with the same argument, tells whether it is an amount (0).
# Guess: 1299.50, for a sign of one letter as for RMB or ¥ (two bytes in UTF-8): the standard has a currency string there, of any length.
# Seen (GnuCOBOL 3.1.2): 1299.50 for $ and for one letter. With RMB, CNY or ¥: 0.00, without an error; the test says that the amount is wrong at its second character. Without the thousands' comma it is the same.
set -eu
dpkg -s gnucobol3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gnucobol3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gnucobol3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  cat <<'C'
       IDENTIFICATION DIVISION.
       PROGRAM-ID. AMOUNTS.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01 AMOUNT PIC S9(9)V99.
       01 SHOWN PIC -(9)9.99.
       01 TEST-RESULT PIC 9(4).
       PROCEDURE DIVISION.
C
  while IFS='|' read -r text currency; do
    echo "           MOVE FUNCTION TEST-NUMVAL-C(\"$text\" \"$currency\") TO TEST-RESULT
           COMPUTE AMOUNT = FUNCTION NUMVAL-C(\"$text\" \"$currency\")
           MOVE AMOUNT TO SHOWN
           DISPLAY '$text: ' FUNCTION TRIM(SHOWN) ', test ' TEST-RESULT"
  done <<'T'
$1,299.50|$
Y1,299.50|Y
RMB1,299.50|RMB
RMB 1299.50|RMB
CNY1,299.50|CNY
¥1,299.50|¥
T
  echo '           STOP RUN.'
} > amounts.cob
cobc -x -free amounts.cob -o amounts
./amounts | tee seen
diff seen - <<'T'
$1,299.50: 1299.50, test 0000
Y1,299.50: 1299.50, test 0000
RMB1,299.50: 0.00, test 0002
RMB 1299.50: 0.00, test 0002
CNY1,299.50: 0.00, test 0002
¥1,299.50: 0.00, test 0002
T
