#!/bin/sh
# A row of goods in COBOL, written as JSON by JSON GENERATE, with ON EXCEPTION for the case that it cannot be, and as XML by XML GENERATE.
# Guess: {"GOODS":{"SKU":"A1","PRICE":1299.50}}; or the compiler, or the exception, says that it was built without (cobc --info lists "JSON library: not found").
# Seen (GnuCOBOL 3.1.2 of Debian 12): it compiles without a word. When it runs, JSON GENERATE leaves the field empty, JSON-CODE 0, and takes neither ON EXCEPTION nor NOT ON EXCEPTION. XML is written; NOT ON EXCEPTION is not taken there either.
set -eu
dpkg -s gnucobol3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gnucobol3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gnucobol3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > goods.cob <<'C'
       IDENTIFICATION DIVISION.
       PROGRAM-ID. ROWS.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01 WRITTEN PIC X(200).
       01 GOODS.
         05 SKU PIC X(4) VALUE "A1".
         05 PRICE PIC 9(7)V99 VALUE 1299.50.
       PROCEDURE DIVISION.
           JSON GENERATE WRITTEN FROM GOODS
             ON EXCEPTION DISPLAY 'JSON refused'
             NOT ON EXCEPTION DISPLAY 'JSON written'
           END-JSON
           DISPLAY 'JSON [' FUNCTION TRIM(WRITTEN) '] code ' JSON-CODE
           MOVE SPACES TO WRITTEN
           XML GENERATE WRITTEN FROM GOODS
             ON EXCEPTION DISPLAY 'XML refused'
             NOT ON EXCEPTION DISPLAY 'XML written'
           END-XML
           DISPLAY 'XML [' FUNCTION TRIM(WRITTEN) '] code ' XML-CODE
           STOP RUN.
C
{
  cobc -x -free goods.cob -o goods && echo compiled
  ./goods
  cobc --info | sed -n 's/^\(JSON\|XML\) library *: /listed: \1 /p'
} 2>&1 | tee seen
diff seen - <<'T'
compiled
JSON [] code +000000000
XML [<GOODS><SKU>A1</SKU><PRICE>1299.50</PRICE></GOODS>] code +000000000
listed: XML libxml2
listed: JSON not found
T
