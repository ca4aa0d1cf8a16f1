#!/bin/sh
# A ledger as plain text: boards bought for ¥3,089.50, then for ¥3,089, each with the comma of thousands that people in China write; and three boards, counted in 张,
# at ¥89.50 each.
# Guess: ledger and hledger, which read the same files, have 6178.50 for the first two, and 268.50 to pay for the three.
# Seen: hledger 1.25 takes the comma of ¥3,089 for a decimal one, since no point stands behind it, although the line before has both: 3,092.589, without a warning.
# It shows ¥3,089 by itself as it was written, which hides that; a line "commodity ¥1,000.00" makes it right. ledger 3.3.0 reads all amounts right, but a price behind @
# does not tell it that money has cents: it shows ¥-268, and ¥-269 for three at 89.83, 269.49. An amount of ¥0.00 anywhere makes that right.
set -eu
for package in ledger hledger; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ledger hledger
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8
cat > bought <<'T'
2026/11/29 板材
    资产:仓库  ¥3,089.50
    资产:现金

2026/11/30 板材
    资产:仓库  ¥3,089
    资产:现金
T
{ echo 'commodity ¥1,000.00'; cat bought; } > declared
for price in 89.50 89.83; do
  printf '2026/11/29 板材\n    资产:仓库  3 张 @ ¥%s\n    资产:现金\n' "$price" > "boards-$price"
done
{ cat boards-89.50; printf '\n2026/11/29 零\n    资产:零  ¥0.00\n    资产:零\n'; } > cents
# What a program shows for an account: the first line with its name, amount first.
amount() { sed -n "/$1\$/{s/ *\([^ ].*[^ ]\)  *[^ ]*\$/\1/p;q}"; }
{
  for program in ledger hledger; do
    for file in bought declared; do
      [ "$program $file" = 'ledger declared' ] || echo "$program, $file: $("$program" -f "$file" bal --flat 资产:仓库 | amount 仓库)"
    done
    for file in boards-89.50 boards-89.83 cents; do echo "$program, $file: $("$program" -f "$file" bal --flat 资产:现金 | amount 现金)"; done
  done
} | tee seen
diff seen - <<'T'
ledger, bought: ¥6,178.50
ledger, boards-89.50: ¥-268
ledger, boards-89.83: ¥-269
ledger, cents: ¥-268.50
hledger, bought: ¥3,092.589
hledger, declared: ¥6,178.50
hledger, boards-89.50: ¥-268.50
hledger, boards-89.83: ¥-269.49
hledger, cents: ¥-268.50
T
