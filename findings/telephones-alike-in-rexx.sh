#!/bin/sh
# Mobile numbers, articles and area codes compared in Rexx with =, as its programs do: 13800138000 with 13800138004, 2E5 with 20E4, 0757 with 757.
# Guess: different, as texts of different characters are, and the telephones at any rate.
# Seen (Regina 3.6): all are equal: what looks like a number is compared as one, with nine digits (numeric digits), so that telephones that differ in the last digit are one; 13800138000 + 0 is 1.38001380E+10. With == they differ.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s regina-rexx >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends regina-rexx; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' regina-rexx
cd "$folder"
cat > compare.rexx <<'R'
pairs = '13800138000 13800138004 13800138000 13800138100 2E5 20E4 0757 757 E0 E1'
do while pairs \= ''
  parse var pairs one other pairs
  say one 'and' other':' word('different equal', (one = other) + 1)',' word('different equal', (one == other) + 1) 'with =='
end
say '13800138000 + 0:' 13800138000 + 0
R
regina ./compare.rexx | tee seen
diff seen - <<'T'
13800138000 and 13800138004: equal, different with ==
13800138000 and 13800138100: different, different with ==
2E5 and 20E4: equal, different with ==
0757 and 757: equal, different with ==
E0 and E1: different, different with ==
13800138000 + 0: 1.38001380E+10
T
