#!/bin/sh
# Accounts of beancount in Chinese below the English roots that it has: Assets:现金, Assets:1号仓 and Assets:C现金.
# Guess: all three are valid, or none: its reader takes any letter of Unicode in the name of an account.
# Seen (beancount 2.3.5): bean-check refuses the first alone: below the root a name begins with a digit or a capital letter, and 现 is a letter without case. Bookings on it are
# read and counted all the same.
set -eu
dpkg -s beancount >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends beancount; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' beancount
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8
echo '2026-01-01 open Equity:All' > book
for account in 现金 1号仓 C现金; do
  printf '2026-01-01 open Assets:%s\n2026-11-29 * "%s"\n  Assets:%s  5.00 CNY\n  Equity:All\n' "$account" "$account" "$account" >> book
done
{
  bean-check book 2>&1 | grep -o 'Invalid account name.*' | sort -u
  bean-query book "select account, sum(number) where account ~ 'Assets' group by account" | sed "1,2d; s/  */ /g" | LC_ALL=C sort
} | tee seen
diff seen - <<'T'
Invalid account name: Assets:现金
Assets:1号仓 5.00
Assets:C现金 5.00
Assets:现金 5.00
T
