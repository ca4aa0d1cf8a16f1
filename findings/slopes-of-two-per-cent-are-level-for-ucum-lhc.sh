#!/bin/sh
# Slopes and degrees in UCUM, the code of units in which laboratories, building models and HL7 write them: a worktop's run-off and a ramp of 2 and 100 %, an angle of 45 degrees, and dried timber at 80 degrees Réaumur, as old kilns have it, by two libraries of npm.
# Guess: 1.15 and 45 degrees, 100 %, and 100 degrees Celsius: UCUM defines %[slope] as a hundred times the tangent of an angle in deg, and [degRe] as 0.8 of a degree Celsius above freezing.
# Seen: @atomic-ehr/ucum 0.2.5 has them. @lhncbc/ucum-lhc 7.1.10, of the National Library of Medicine, takes the number of degrees for radians, so that 2 % are 0.02 degrees, and 45 degrees 162 %; its 80 degrees Réaumur are 168 degrees Celsius. No word is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @atomic-ehr/ucum@0.2.5 @lhncbc/ucum-lhc@7.1.10
cat > run.mjs <<'J'
import { createRequire } from 'node:module';
import { ucum } from '@atomic-ehr/ucum';

const lhc = createRequire(import.meta.url)('@lhncbc/ucum-lhc').UcumLhcUtils.getInstance();
for (const [value, from, to] of [[2, '%[slope]', 'deg'], [100, '%[slope]', 'deg'], [45, 'deg', '%[slope]'], [80, '[degRe]', 'Cel'], [68, '[degF]', 'Cel']]) {
  console.log(`${value} ${from} in ${to}: ucum-lhc ${lhc.convertUnitTo(from, value, to).toVal.toFixed(3)}, atomic-ehr ${ucum.convert(value, from, to).toFixed(3)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
2 %[slope] in deg: ucum-lhc 0.020, atomic-ehr 1.146
100 %[slope] in deg: ucum-lhc 0.785, atomic-ehr 45.000
45 deg in %[slope]: ucum-lhc 161.978, atomic-ehr 100.000
80 [degRe] in Cel: ucum-lhc 168.288, atomic-ehr 100.000
68 [degF] in Cel: ucum-lhc 20.000, atomic-ehr 20.000
T
