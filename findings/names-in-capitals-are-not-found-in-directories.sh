#!/bin/sh
# The name of a supplier in Germany, Großmann, looked for in capitals, GROSSMANN, as forms and bank statements write it, in OpenLDAP; and MÜLLER for Müller.
# Guess: both are found: case is folded by the table in which ß becomes ss (RFC 4518, 2.2, with RFC 3454, B.2).
# Seen: slapd 2.5.13 finds Müller, but not Großmann, by either GROSSMANN or grossmann. Python's stringprep folds ß to ss.
. "$(dirname "$0")/shared/directory.sh"
printf 'Müller\nGroßmann\n' > names
serve
{
  for name in MÜLLER großmann GROSSMANN grossmann; do
    echo "$name: $(find_names "$name")"
  done
  /usr/bin/python3 -c 'import stringprep; print("ß:", stringprep.map_table_b2("ß"))'
} | tee seen
diff seen - <<'T'
MÜLLER: 1
großmann: 2
GROSSMANN: 
grossmann: 
ß: ss
T
