#!/bin/sh
# Weights and counts of machines, as they stand in their lines, given to the client of InfluxDB for its line protocol: 12.5, 1,280.00 and 12.5 kg as a float, 12.7 and 1,280 as whole numbers, one above 2 to the 53rd as a BigInt, and what is no number.
# Guess: what is no number is refused ("invalid float value"), as it does with NaN and with 甲; a BigInt is written as it is.
# Seen (@influxdata/influxdb-client 1.35.0): a text is read as far as it goes: 1,280.00 kg are stored as 1, 12.7 pieces as 12, 12.5 kg as 12.5. The BigInt 9007199254740993 is one less.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @influxdata/influxdb-client@1.35.0
cat > run.cjs <<'J'
const { Point } = require('@influxdata/influxdb-client');

for (const [field, value] of [['floatField', '12.5'], ['floatField', '1,280.00'], ['floatField', '12.5 kg'], ['floatField', NaN], ['floatField', '甲'], ['intField', '12.7'], ['intField', '1,280'], ['intField', 12000n], ['intField', 9007199254740993n]]) {
  let seen;
  try { seen = new Point('秤')[field]('重', value).timestamp('').toLineProtocol(); } catch (error) { seen = error.message; }
  console.log(`${field} ${value}: ${seen}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
floatField 12.5: 秤 重=12.5
floatField 1,280.00: 秤 重=1
floatField 12.5 kg: 秤 重=12.5
floatField NaN: invalid float value for field '重': NaN
floatField 甲: invalid float value for field '重': 甲
intField 12.7: 秤 重=12i
intField 1,280: 秤 重=1i
intField 12000: 秤 重=12000i
intField 9007199254740993: 秤 重=9007199254740992i
T
