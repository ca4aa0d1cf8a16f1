#!/bin/sh
# Sizes in feet and inches and weights in pounds and ounces turned into metric ones by ilib and amounts of npm, beside @neutrium/quantity.
# Guess: 2438.4 mm for 8 feet, 25.4 mm for an inch, 0.9144 m for a yard and 45.359237 kg for 100 pounds, all exact since the international yard and pound of 1959.
# Seen (ilib 14.22.0, amounts 0.5.0, @neutrium/quantity 3.0.7): ilib's inch is 25.399986 mm, its yard 0.914402758 m and 8 of its feet 2438.39992 mm, by three different rules. A pound of ilib and of amounts is cut to 0.453592 kg, an ounce to 28.3495 g. @neutrium/quantity as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ilib@14.22.0 amounts@0.5.0 @neutrium/quantity@3.0.7
cat > convert.cjs <<'J'
require('ilib');
const MeasurementFactory = require('ilib/lib/MeasurementFactory.js');
const { length, mass } = require('amounts');
const { Quantity } = require('@neutrium/quantity');
const short = (number) => +Number(number).toPrecision(10);
for (const [amount, unit, to, kind, from, into] of [[8, 'foot', 'millimeter', length, 'ft', 'mm'], [1, 'inch', 'millimeter', length, 'in', 'mm'], [1, 'yard', 'meter', length, 'yd', 'm'], [100, 'pound', 'kilogram', mass, 'lb', 'kg'], [100, 'ounce', 'gram', mass, 'oz', 'g']]) {
  const told = [MeasurementFactory({ amount, unit }).convert(to), kind(amount, from).as(into), new Quantity(`${amount} ${from}`).to(into).scalar];
  console.log(`${amount} ${unit}: ilib ${short(told[0])}, amounts ${short(told[1])}, quantity ${short(told[2])}`);
}
J
node convert.cjs | tee seen
diff seen - <<'T'
8 foot: ilib 2438.39992, amounts 2438.4, quantity 2438.4
1 inch: ilib 25.399986, amounts 25.4, quantity 25.4
1 yard: ilib 0.914402758, amounts 0.9144, quantity 0.9144
100 pound: ilib 45.3592, amounts 45.3592, quantity 45.359237
100 ounce: ilib 2834.95, amounts 2834.95, quantity 2834.95231
T
