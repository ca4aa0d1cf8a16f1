#!/bin/sh
# Measures of suppliers put into libraries for units: 20 t of boards for a container, an edge band of 20 mil (thousandths of an inch, 0.508 mm), a showroom of 100 sqft (9.29 m2),
# and the same as people in China type them, 3㎡ and 18㎜, with one character for the unit.
# Guess: a library knows the unit and converts it as all others do, or refuses it; t is the ton of 1000 kg.
# Seen: mathjs 15.2.0 and unitmath 0.8.8 do, and refuse ㎡. js-quantities 1.8.0 takes a square foot for a square metre: 100 m2. convert-units 2.3.4 takes t for the ton of
# America: 18143.68 kg; that of 1000 kg is mt there. pint 0.19.2 takes mil for an angle, and drops ㎡ and ㎜: the number is then one without a unit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-pint >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-pint; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-pint
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact js-quantities@1.8.0 mathjs@15.2.0 unitmath@0.8.8 convert-units@2.3.4
cat > read.cjs <<'J'
const convert = require('convert-units');
const Qty = require('js-quantities');
const { unit } = require('mathjs');
const unitmath = require('unitmath').default ?? require('unitmath');

const measures = [['20 t', 'kg'], ['20 mil', 'mm'], ['100 sqft', 'm^2'], ['3㎡', 'm^2'], ['18㎜', 'mm']];
const libraries = {
  mathjs: (text, into) => unit(text).toNumber(into),
  unitmath: (text, into) => parseFloat(unitmath(text).to(into).toString()),
  'js-quantities': (text, into) => Qty(text).to(into).scalar,
  'convert-units': (text, into) => convert(parseFloat(text)).from(text.replace(/^[0-9 ]+/, '').replace('sqft', 'ft2')).to(into.replace('^', '')),
};
for (const [name, read] of Object.entries(libraries)) {
  const given = measures.map(([text, into]) => {
    try {
      return `${text} = ${+read(text, into).toFixed(3)} ${into}`;
    } catch {
      return `${text} refused`;
    }
  });
  console.log(`${name}: ${given.join(', ')}`);
}
J
{
  node read.cjs
  /usr/bin/python3 -c "
import pint
registry = pint.UnitRegistry()
given = []
for text in ['20 t', '20 mil', '100 sqft', '3㎡', '18㎜']:
    try: given.append('%s = %.3f %s' % (text, (value := registry.Quantity(text).to_base_units()).magnitude, value.units))
    except pint.UndefinedUnitError: given.append(text + ' refused')
print('pint:', ', '.join(given))"
} | tee seen
diff seen - <<'T'
mathjs: 20 t = 20000 kg, 20 mil = 0.508 mm, 100 sqft = 9.29 m^2, 3㎡ refused, 18㎜ refused
unitmath: 20 t = 20000 kg, 20 mil = 0.508 mm, 100 sqft = 9.29 m^2, 3㎡ refused, 18㎜ refused
js-quantities: 20 t = 20000 kg, 20 mil = 0.508 mm, 100 sqft = 100 m^2, 3㎡ refused, 18㎜ refused
convert-units: 20 t = 18143.68 kg, 20 mil refused, 100 sqft = 9.29 m^2, 3㎡ refused, 18㎜ refused
pint: 20 t = 20000.000 kilogram, 20 mil = 0.002 radian, 100 sqft refused, 3㎡ = 3.000 dimensionless, 18㎜ = 18.000 dimensionless
T
