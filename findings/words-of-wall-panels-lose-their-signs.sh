#!/bin/sh
# Words for the display of a wall panel of a showroom by KNX, 14 characters of ISO 8859-1 (DPT 16.001): a size, 18mm±0.5°, and 衣柜, which that has not; written and read back by libraries of npm.
# Guess: the size comes back as it was; 衣柜 is refused or becomes question marks.
# Seen: knx 2.5.4 writes the size rightly and reads it as 18mm10.50, ± as 1 and ° as 0; knxultimate 5.4.0 reads it rightly. Both fill the rest with noughts and leave these at the end of what they read, so that it is unequal to what was sent.
# Of 衣柜 both send the lower halves of its characters, c and Ü, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact knx@2.5.4 knxultimate@5.4.0
cat > panel.cjs <<'J'
const libraries = { knx: require('knx/src/dptlib'), knxultimate: require('knxultimate').dptlib };
for (const words of ['18mm±0.5°', '衣柜'])
  for (const [library, types] of Object.entries(libraries)) {
    const message = {};
    types.populateAPDU(words, message, 'DPT16.001');
    const read = types.fromBuffer(message.data, types.resolve('DPT16.001'));
    console.log(`${words}, ${library}: ${Buffer.from(message.data).toString('hex')} -> ${JSON.stringify(read)}, equal ${read === words}`);
  }
process.exit(0);
J
node panel.cjs | tee seen
diff seen - <<'T'
18mm±0.5°, knx: 31386d6db1302e35b00000000000 -> "18mm10.50\u0000\u0000\u0000\u0000\u0000", equal false
18mm±0.5°, knxultimate: 31386d6db1302e35b00000000000 -> "18mm±0.5°\u0000\u0000\u0000\u0000\u0000", equal false
衣柜, knx: 63dc000000000000000000000000 -> "c\\\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000", equal false
衣柜, knxultimate: 63dc000000000000000000000000 -> "cÜ\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000", equal false
T
