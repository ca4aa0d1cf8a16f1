#!/bin/sh
# A list of colours of boards by a supplier (CGATS), made a file of Argyll's own by txt2ti3: a bare name, and names in quotation marks, as lists need for names with blanks and for Chinese.
# Guess: the names are as they were, in marks or bare.
# Seen (argyll 2.3.1): what stood in marks has three of them on each side in the new file, so that the marks belong to the name from then on; a bare name gets one.
set -eu
dpkg -s argyll >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends argyll; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' argyll
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r name; do
  cat > list.txt <<C
CGATS.17
ORIGINATOR "A"
NUMBER_OF_FIELDS 5
BEGIN_DATA_FORMAT
SAMPLE_ID SAMPLE_NAME LAB_L LAB_A LAB_B
END_DATA_FORMAT
NUMBER_OF_SETS 1
BEGIN_DATA
1 $name 50.5 10.5 20.5
END_DATA
C
  txt2ti3 list.txt made >said 2>&1
  echo "$name: $(sed -n '/^BEGIN_DATA$/{n;p}' made.ti3)"
done <<'S' | tee seen
oak
"oak 18"
"橡木"
S
diff seen - <<'T'
oak: 1 "oak" 50.5 10.5 20.5 
"oak 18": 1 """oak 18""" 50.5 10.5 20.5 
"橡木": 1 """橡木""" 50.5 10.5 20.5 
T
