#!/bin/sh
# Two purchases of 1280.50 and 95.00 yuan, asked for as CSV by bean-query -f csv.
# Guess: 1280.50 CNY and 95.00 CNY; blanks are part of a field in CSV (RFC 4180, 2.4), so there are none that the price does not have.
# Seen (beancount 2.3.5): 95.00 has two blanks before it, as many as align it with the longer price, as in a table for the eye; a field compared or looked up as text is another.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='beancount'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
cat > list <<'B'
2026-01-01 open Assets:Bank CNY
2026-01-01 open Expenses:Wood CNY
2026-03-15 * "张三" "板"
  Expenses:Wood  1280.50 CNY
  Assets:Bank
2026-03-16 * "张三" "门"
  Expenses:Wood  95.00 CNY
  Assets:Bank
B
bean-query -f csv list "select narration, position, number where account ~ 'Wood'" | tr -d '\r'
} > seen
cat seen
diff seen - <<'T'
narration,position,number
板,1280.50 CNY,1280.50
门,  95.00 CNY,  95.00
T
