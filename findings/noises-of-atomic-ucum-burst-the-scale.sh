#!/bin/sh
# The noise of a saw and the voltage of a sensor in UCUM, the code of units of laboratories: 85 dB of sound pressure, 8.5 B, 20 dB of a watt, 10 B of a volt, and a fall of warmth through a wall of 5 Cel/m, by two libraries of npm.
# Guess: 0.3557 Pa twice, 100 W, 100000 V, and 5 K/m or a refusal: UCUM's B[SPL] is twice the logarithm of the pressure over 0.00002 Pa, a d before a unit is a tenth, and units like Cel are not to be multiplied (its section on special units).
# Seen: @lhncbc/ucum-lhc 7.1.10 has them and refuses the last. @atomic-ehr/ucum 0.2.5 leaves out the d before a unit with its own reference, so that 85 dB are 85 B, some thousand million times a million times the pressure of the air;
# 8.5 B are half of what they should be. 5 Cel/m are 278 K/m.
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
const short = (value) => (value === null ? 'refused' : Number(value.toPrecision(4)));
for (const [value, from, to] of [[85, 'dB[SPL]', 'Pa'], [8.5, 'B[SPL]', 'Pa'], [20, 'dB[W]', 'W'], [10, 'B[V]', 'V'], [30, 'dB', '1'], [5, 'Cel/m', 'K/m']]) {
  console.log(`${value} ${from} in ${to}: ucum-lhc ${short(lhc.convertUnitTo(from, value, to).toVal)}, atomic-ehr ${short(ucum.convert(value, from, to))}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
85 dB[SPL] in Pa: ucum-lhc 0.3557, atomic-ehr 3.162e+36
8.5 B[SPL] in Pa: ucum-lhc 0.3557, atomic-ehr 0.1778
20 dB[W] in W: ucum-lhc 100, atomic-ehr 10000000000000000000
10 B[V] in V: ucum-lhc 100000, atomic-ehr 100000
30 dB in 1: ucum-lhc 1000, atomic-ehr 1000
5 Cel/m in K/m: ucum-lhc refused, atomic-ehr 278.1
T
