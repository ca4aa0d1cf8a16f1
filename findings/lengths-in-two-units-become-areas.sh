#!/bin/sh
# The length of a worktop as people say it, 2 m 44 cm, and 1 ft 6 in, in programs that reckon with units.
# Guess: 2.44 m and 1.5 ft, or an error that two units stand there.
# Seen: qalc 4.5.1 adds, unit() of mathjs 15.2.0 and js-quantities 1.8.0 refuse. GNU units 2.22, postgresql-unit 7.7, pint 0.19.2 and evaluate() of mathjs multiply what stands side by side: 0.88 and 0.0464515 square metres.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in units qalc postgresql-15 postgresql-15-unit python3-pint; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' units qalc postgresql-15 postgresql-15-unit python3-pint
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-quantities@1.8.0 mathjs@15.2.0
server=/usr/lib/postgresql/15/bin
chown postgres "$folder"
as() { su postgres -s /bin/sh -c "$1"; }
as "$server/initdb -D '$folder/data' -E UTF8 --locale=C.UTF-8 >/dev/null 2>&1 && $server/pg_ctl -D '$folder/data' -o \"-k '$folder' -c listen_addresses=''\" -l '$folder/log' -w start >/dev/null"
trap 'as "$server/pg_ctl -D \"$folder/data\" -m fast stop >/dev/null"; rm -rf "$folder"' EXIT
as "psql -h '$folder' -Xqc 'CREATE EXTENSION unit' postgres"
cat > reckon.cjs <<'J'
const Qty = require('js-quantities');
const { evaluate, unit } = require('mathjs');

const [, , text] = process.argv;
for (const [name, read] of [['mathjs', () => evaluate(text).toString()], ['mathjs, unit()', () => unit(text).toString()], ['js-quantities', () => new Qty(text).toBase().toString()]]) {
  try {
    console.log(`  ${name}: ${read()}`);
  } catch (error) {
    console.log(`  ${name}: ${error.message.split('\n')[0]}`);
  }
}
J
for text in '2 m 44 cm' '1 ft 6 in'; do
  echo "$text"
  echo "  qalc: $(qalc -t -set 'exrates 0' "$text" 2>&1 | tail -1)"
  echo "  GNU units: $(units -1 --strict "$text" 'm^2' 2>&1 | head -1 | sed 's/^\t//')"
  echo "  postgresql-unit: $(as "psql -h '$folder' -XAtc \"SELECT '$text'::unit\" postgres" 2>&1 | head -1)"
  echo "  pint: $(/usr/bin/python3 -c "import pint; print(pint.UnitRegistry()('$text').to_base_units())" 2>&1 | tail -1)"
  node reckon.cjs "$text"
done | tee seen
diff seen - <<'T'
2 m 44 cm
  qalc: 2.44 m
  GNU units: * 0.88
  postgresql-unit: 0.88 m^2
  pint: 0.88 meter ** 2
  mathjs: 0.88 m^2
  mathjs, unit(): Unexpected "4" in "2 m 44 cm" at index 6
  js-quantities: Unit not recognized
1 ft 6 in
  qalc: 1 ft + 6 in
  GNU units: * 0.04645152
  postgresql-unit: 0.04645152 m^2
  pint: 0.046451519999999996 meter ** 2
  mathjs: 72 in^2
  mathjs, unit(): Unexpected "6" in "1 ft 6 in" at index 6
  js-quantities: Unit not recognized
T
