#!/bin/sh
# Prices that end in half a cent, in ledgers as plain text that show money with two places: 0.125, 0.375, 1.005, 2.675 and 1.235.
# Guess: programs for accounts calculate in decimals, and round as shops and tax offices in China do, half up: 0.13, 0.38, 1.01, 2.68 and 1.24.
# Seen: hledger 1.25 rounds half to even: 0.12, 0.38, 1.00, 2.68 and 1.24. ledger 3.3.0 shows the same, but 2.67 of 2.675, which is neither up nor to even. beancount 2.3.5
# keeps and shows the half cents.
set -eu
for package in ledger hledger beancount; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ledger hledger beancount
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8
echo 'commodity ¥1.00' > of-hledger
printf 'commodity ¥\n    format ¥1.00\n' > of-ledger
{ echo '2026-01-01 open Equity:All'; echo '2026-01-01 open Assets:Stock'; } > of-beancount
for price in 0.125 0.375 1.005 2.675 1.235; do
  printf '2026/11/29 %s\n    s:%s  ¥%s\n    t\n\n' "$price" "$price" "$price" | tee -a of-hledger >> of-ledger
  printf '2026-11-29 * "%s"\n  Assets:Stock  %s CNY\n  Equity:All\n' "$price" "$price" >> of-beancount
done
line() { paste -sd, | sed "s/^/$1: /; s/,/, /g"; }
{
  for program in ledger hledger; do "$program" -f "of-$program" reg s: | grep -oE '¥[0-9.]+ ' | tr -d '¥ ' | line "$program"; done
  bean-query of-beancount "select number where account ~ 'Stock'" | sed '1,2d; s/ //g' | line beancount
} | tee seen
diff seen - <<'T'
ledger: 0.12, 0.38, 1.00, 2.67, 1.24
hledger: 0.12, 0.38, 1.00, 2.68, 1.24
beancount: 0.125, 0.375, 1.005, 2.675, 1.235
T
