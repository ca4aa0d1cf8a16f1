#!/bin/sh
# What a saw tells on its CAN bus, read by its DBC file: numbers with the high byte first (Motorola, @0), whose start bit is that of the highest bit, a speed of 300, a temperature of minus 200 steps and the same in Intel's order (@1), a range of [0|0], which means none, and a position as a float (SIG_VALTYPE_ 1).
# Guess: 300, -200, -200, 123456 and 1.5, each by the field's bits; Motorola's and floats' are in most files of machines.
# Seen (candied 2.2.0): Intel's order is right, and the count. Motorola's 300 in the first two bytes is no number (NaN), -200 is 601; the float 1.5 is read as the whole number 1069547520, though the file says otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact candied@2.2.0
cat > run.cjs <<'J'
const { Can, Dbc } = require('candied');

const dbc = new Dbc();
dbc.load(`VERSION "1.0"

NS_ :

BS_:

BU_: SAW HMI

BO_ 500 Saw: 8 SAW
 SG_ SpeedMotorola : 7|16@0+ (1,0) [0|65535] "m/min" HMI
 SG_ StepsMotorola : 23|12@0- (1,0) [-2048|2047] "" HMI
 SG_ StepsIntel : 32|12@1- (1,0) [-2048|2047] "" HMI

BO_ 501 Count: 8 SAW
 SG_ Pieces : 0|24@1+ (1,0) [0|0] "" HMI
 SG_ Position : 32|32@1- (1,0) [0|0] "mm" HMI

SIG_VALTYPE_ 501 Position : 1;
`);
const can = new Can();
can.database = dbc.data;
for (const [id, bytes] of [[500, [0x01, 0x2c, 0xf3, 0x80, 0x38, 0x0f, 0, 0]], [501, [0x40, 0xe2, 0x01, 0, 0, 0, 0xc0, 0x3f]]]) {
  for (const [name, { value }] of can.decode(can.createFrame(id, bytes)).boundSignals) console.log(`${name}: ${value}`);
}
const view = new DataView(Uint8Array.of(0x01, 0x2c, 0xf3, 0x80, 0, 0, 0xc0, 0x3f).buffer);
console.log(`by hand: ${view.getUint16(0)}, ${view.getInt16(2) >> 4}, ${view.getFloat32(4, true)}`);
J
node run.cjs | tee seen
diff seen - <<'T'
SpeedMotorola: NaN
StepsMotorola: 601
StepsIntel: -200
Pieces: 123456
Position: 1069547520
by hand: 300, -200, 1.5
T
