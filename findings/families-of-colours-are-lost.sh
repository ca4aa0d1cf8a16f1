#!/bin/sh
# A palette of a supplier of boards as .ase (Adobe Swatch Exchange): a group 木纹 of 橡木 in RGB, 胡桃 in CMYK, 暖白 in Lab and 灰 in grey, and, in a second file, a colour 白 behind the group; read by ase-utils of npm and written again.
# Guess: the same, with the group, which it reads.
# Seen (ase-utils 0.1.1): it reads the names, colours and the group, whose colours it lists beside the others, too; it writes that list alone, so that the group is gone. The second file it refuses: the end of the group has a length of four bytes, nought, as every
# block, which it takes for the next block.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ase-utils@0.1.1
cat > palette.cjs <<'J'
const { decode, encode } = require('ase-utils');
const block = (type, ...parts) => { const data = Buffer.concat(parts); const head = Buffer.alloc(6); head.writeUInt16BE(type); head.writeUInt32BE(data.length, 2); return Buffer.concat([head, data]); };
const word = (text) => Buffer.concat([Buffer.of(0, text.length + 1), Buffer.from(text, 'utf16le').swap16(), Buffer.of(0, 0)]);
const colour = (name, model, ...values) => block(1, word(name), Buffer.from(model.padEnd(4)), ...values.map((value) => { const bytes = Buffer.alloc(4); bytes.writeFloatBE(value); return bytes; }), Buffer.of(0, 2));
const group = [block(0xc001, word('木纹')), colour('橡木', 'RGB', 0.75, 0.625, 0.375), colour('胡桃', 'CMYK', 0.125, 0.5, 0.75, 0.25), colour('暖白', 'LAB', 0.875, 2, 8), colour('灰', 'Gray', 0.5), block(0xc002)];
const file = (blocks) => Buffer.concat([Buffer.from('ASEF'), Buffer.of(0, 1, 0, 0, 0, 0, 0, blocks.length), ...blocks]);
const told = (palette) => `groups ${JSON.stringify(palette.groups.map(({ name, colors }) => [name, colors.map((one) => one.name).join(' ')]))}, colours ${palette.colors.map(({ name, model, color }) => `${name} ${model} ${color}`).join('; ')}`;
const palette = decode(file(group));
console.log(`read: ${told(palette)}`);
console.log(`again: ${told(decode(encode(palette)))}`);
try { console.log(told(decode(file([...group, colour('白', 'Gray', 1)])))); } catch (error) { console.log(`with a colour behind: ${error.message.replace(/ at byte.*/, '')}`); }
J
node palette.cjs | tee seen
diff seen - <<'T'
read: groups [["木纹","橡木 胡桃 暖白 灰"]], colours 橡木 RGB 0.75,0.625,0.375; 胡桃 CMYK 0.125,0.5,0.75,0.25; 暖白 LAB 0.875,2,8; 灰 Gray 0.5
again: groups [], colours 橡木 RGB 0.75,0.625,0.375; 胡桃 CMYK 0.125,0.5,0.75,0.25; 暖白 LAB 0.875,2,8; 灰 Gray 0.5
with a colour behind: Unexpected block type
T
