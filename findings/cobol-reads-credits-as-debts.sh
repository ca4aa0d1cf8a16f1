#!/bin/sh
# Amounts in fields of text, made numbers in COBOL by NUMVAL and NUMVAL-C, as statements have them: with a minus or CR (a credit) behind, in a field of just their length and in a longer one; and article numbers, which are none.
# Guess: -1299.50 each time; and an article number 12-5 is refused by TEST-NUMVAL, which exists to tell what is no number.
# Seen (GnuCOBOL 3.1.2): with CR or DB at the very end of a field, the amount is positive; with a blank behind it, negative. 12-5 is -125 and 18+6 is 186, and TEST-NUMVAL says of each that it is a number.
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
C
  n=0
  while IFS='|' read -r function text; do
    n=$((n + 1))
    echo "       01 FIELD-$n PIC X(${#text}) VALUE \"$text\"."
    echo "           MOVE FUNCTION TEST-$function(FIELD-$n) TO TEST-RESULT
           COMPUTE AMOUNT = FUNCTION $function(FIELD-$n)
           MOVE AMOUNT TO SHOWN
           DISPLAY '$function [$text]: ' FUNCTION TRIM(SHOWN) ', test ' TEST-RESULT" >> steps
  done <<'T'
NUMVAL|1299.50
NUMVAL|1299.50-
NUMVAL|1299.50CR
NUMVAL|1299.50CR 
NUMVAL|1299.50 DB
NUMVAL|1299.50 DB 
NUMVAL-C|1,299.50-
NUMVAL-C|1,299.50CR
NUMVAL-C|1,299.50CR 
NUMVAL|12-5
NUMVAL|18+6
NUMVAL|18*6
T
  echo '       PROCEDURE DIVISION.'
  cat steps
  echo '           STOP RUN.'
} > amounts.cob
cobc -x -free amounts.cob -o amounts
./amounts | tee seen
diff seen - <<'T'
NUMVAL [1299.50]: 1299.50, test 0000
NUMVAL [1299.50-]: -1299.50, test 0000
NUMVAL [1299.50CR]: 1299.50, test 0000
NUMVAL [1299.50CR ]: -1299.50, test 0000
NUMVAL [1299.50 DB]: 1299.50, test 0000
NUMVAL [1299.50 DB ]: -1299.50, test 0000
NUMVAL-C [1,299.50-]: -1299.50, test 0000
NUMVAL-C [1,299.50CR]: 1299.50, test 0000
NUMVAL-C [1,299.50CR ]: -1299.50, test 0000
NUMVAL [12-5]: -125.00, test 0000
NUMVAL [18+6]: 186.00, test 0000
NUMVAL [18*6]: 0.00, test 0003
T
