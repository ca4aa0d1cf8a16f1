#!/bin/sh
# How many boards and doors to cut so that 2400 mm are filled, at the least price, as a file in the LP format, with Latin names, with a Chinese name of the row, and with Chinese names of the unknowns; solved by cbc and glpsol.
# Guess: 4 boards, price 4, each time; or the file is refused, since the format's description knows Latin letters only.
# Seen: glpsol 5.0 refuses Chinese names. cbc 2.10.8 says that it takes names of its own in their place, and with a Chinese row the price is 4; with Chinese unknowns it solves a problem without unknowns and gives 0 as the best price.
set -eu
for package in coinor-cbc glpk-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' coinor-cbc glpk-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r row board door; do
  cat > plan.lp <<P
Minimize
 price: $board + 2 $door
Subject To
 $row: 600 $board + 400 $door >= 2400
End
P
  echo "$row, $board, $door, cbc: $(cbc plan.lp solve 2>&1 | grep '^Optimal objective' | cut -d' ' -f1-3)"
  echo "$row, $board, $door, glpsol: $(glpsol --lp plan.lp -o solved 2>&1 | grep -c 'processing error') error, $(grep '^Objective' solved 2>/dev/null | cut -c 13-30 || true)"
  rm -f solved
done <<'S' | tee seen
length board door
长 board door
length 侧板 门
S
diff seen - <<'T'
length, board, door, cbc: Optimal objective 4
length, board, door, glpsol: 0 error, price = 4 (MINimum
长, board, door, cbc: Optimal objective 4
长, board, door, glpsol: 1 error, 
length, 侧板, 门, cbc: Optimal objective 0
length, 侧板, 门, glpsol: 1 error, 
T
