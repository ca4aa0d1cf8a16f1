#!/bin/sh
# Rules of prices in FEEL, the language of DMN's decision tables, whose numbers are decimal with 34 digits: sums of tenths, a price rounded, the months between two days.
# Guess: as DMN says, 0.1 + 0.2 = 0.3 is true, round half up(1.005, 2) is 1.01, and years and months duration(2025-11-30, 2026-02-28) is two months, P2M.
# Seen (feelin 8.2.0): false, 1, and P2M29D, which is no duration of years and months; the functions that round 1.125, whose binary fraction is exact, are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact feelin@8.2.0
cat > rules.mjs <<'J'
import { evaluate } from 'feelin';

for (const rule of [
  '0.1 + 0.2 = 0.3',
  '1.1 * 3 = 3.3',
  'round half up(1.125, 2)',
  'round half up(1.005, 2)',
  'decimal(1.125, 2)',
  'string(years and months duration(date("2025-11-30"), date("2026-02-28")))',
]) console.log(`${rule}: ${evaluate(rule, {}).value}`);
J
node rules.mjs | tee seen
diff seen - <<'T'
0.1 + 0.2 = 0.3: false
1.1 * 3 = 3.3: false
round half up(1.125, 2): 1.13
round half up(1.005, 2): 1
decimal(1.125, 2): 1.12
string(years and months duration(date("2025-11-30"), date("2026-02-28"))): P2M29D
T
