#!/bin/sh
# A month's term from the 31st of January, and a month back from the 31st of March, with $dateAdd and $dateSubtract, by mingo, which runs MongoDB's pipelines in a page or in Node.js.
# Guess: as MongoDB's manual says, the last day of the shorter month, 2026-02-28, each time.
# Seen (mingo 7.2.7): the 3rd of March each time, the second after the month that was meant; a term of three months from the 30th of November ends on the 2nd of March.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mingo@7.2.7
cat > add.mjs <<'J'
import { Aggregator } from 'mingo';

for (const [day, name, amount] of [['2026-01-31', '$dateAdd', 1], ['2026-03-31', '$dateSubtract', 1], ['2025-11-30', '$dateAdd', 3], ['2026-01-15', '$dateAdd', 1]]) {
  const [{ end }] = new Aggregator([{ $project: { end: { [name]: { startDate: '$start', unit: 'month', amount } } } }]).run([{ start: new Date(day) }]);
  console.log(`${day} ${name} ${amount} month: ${end.toISOString().slice(0, 10)}`);
}
J
node add.mjs | tee seen
diff seen - <<'T'
2026-01-31 $dateAdd 1 month: 2026-03-03
2026-03-31 $dateSubtract 1 month: 2026-03-03
2025-11-30 $dateAdd 3 month: 2026-03-02
2026-01-15 $dateAdd 1 month: 2026-02-15
T
