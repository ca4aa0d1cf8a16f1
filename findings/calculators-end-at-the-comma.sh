#!/bin/sh
# Two boards at 1,299.50, as the price stands in a list, put into calculators of the command line: 2*1,299.50.
# Guess: 2599, or the comma is refused; none gives another amount.
# Seen: wcalc 2.5 gives 2599, and bc, Genius, PARI/GP and GNU units refuse. calc 2.12.7 gives 299.5, what stands behind the last comma, with no more than a warning of a constant before a comma; and qalc 4.5.1 gives the two numbers 2 and 299.5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in apcalc bc genius pari-gp qalc units wcalc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' apcalc bc genius pari-gp qalc units wcalc
cd "$folder"
export HOME="$folder"
price='2*1,299.50'
shown() { tr '\n' ' ' | sed 's/  *$//; s/.*\([Ee][Rr][Rr][Oo][Rr]\|Malformed\).*/refused/'; echo; }
{
  printf 'bc: '; echo "$price" | bc 2>&1 | shown
  printf 'calc: '; calc -p "$price" 2>/dev/null | shown
  printf 'Genius: '; genius --exec="$price" 2>&1 | shown
  printf 'PARI/GP: '; echo "$price" | gp -q -f 2>&1 | shown
  printf 'qalc: '; qalc -t "$price" 2>&1 | shown
  printf 'GNU units: '; units -t "$price" 1 2>&1 | shown
  printf 'wcalc: '; wcalc "$price" 2>&1 | shown
} | tee seen
diff seen - <<'T'
bc: refused
calc: 299.5
Genius: refused
PARI/GP: refused
qalc: [2  299.5]
GNU units: refused
wcalc:  = 2599
T
