#!/bin/sh
# A receipt for a customer, 衣柜 (wardrobe) and 侧板 at ¥89.50, for printers by ESC/POS, which print Chinese by GB 18030 or its predecessors, by four packages of npm.
# Guess: each writes Chinese in that encoding, or refuses it; a line of 32 columns with a name on the left and a price on the right has 32, a Chinese character being two.
# Seen: node-thermal-printer 4.6.1, which changes the encoding by character, writes 侧板 in that of China, but 衣柜, since Japan knows these characters, in the Japanese EUC,
# unless told CHINA from the start: a printer sold in China prints others then. ¥, which it does not find in that of China, takes it to that of America, so that the next
# wardrobe is Japanese all the same. It counts characters: the line has 34 columns, and the price breaks. escpos-buffer 4.1.0 and esc-pos-encoder 3.0.0 print question marks,
# @tillpos/xml-escpos-helper 0.3.1 the bytes of UTF-8.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts node-thermal-printer@4.6.1 escpos-buffer@4.1.0 esc-pos-encoder@3.0.0 @tillpos/xml-escpos-helper@0.3.1 iconv-lite@0.6.3
cat > print.cjs <<'J'
const { EscPos } = require('@tillpos/xml-escpos-helper');
const EscPosEncoder = require('esc-pos-encoder');
const { InMemory, Printer } = require('escpos-buffer');
const iconv = require('iconv-lite');
const { CharacterSet, PrinterTypes, ThermalPrinter } = require('node-thermal-printer');

// In which encoding 衣柜 and 侧板 stand in what goes to the printer.
const encodings = { 'GB 18030': 'gb18030', 'EUC-JP': 'eucjp', 'UTF-8': 'utf8' };
const tell = (name, bytes) => {
  const found = ['衣柜', '侧板'].map((word) => {
    const [encoding] = Object.entries(encodings).find(([, encoding]) => bytes.includes(iconv.encode(word, encoding))) ?? [bytes.includes('??') ? 'question marks' : 'nothing'];
    return `${word} as ${encoding}`;
  });
  console.log(`${name}: ${found.join(', ')}`);
};
const text = '衣柜 侧板';
(async () => {
  for (const set of ['PC437_USA', 'CHINA']) {
    const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: '/dev/null', width: 32, characterSet: CharacterSet[set] });
    printer.println(text);
    tell(`node-thermal-printer, ${set}`, printer.getBuffer());
    printer.clear();
    printer.leftRight('侧板', '89.50');
    // The commands for an encoding (ESC R or t, and a number) take no column.
    const line = printer.getBuffer().toString('latin1').replaceAll(/\x1b[Rt][^]/g, '').trimEnd();
    console.log(`columns of 32: ${line.length}`);
    printer.clear();
    printer.println('¥89.50');
    printer.println(text);
    tell('after ¥', printer.getBuffer());
  }
  const memory = new InMemory();
  await (await Printer.CONNECT('TM-T20', memory)).writeln(text);
  tell('escpos-buffer', memory.buffer());
  tell('esc-pos-encoder', Buffer.from(new EscPosEncoder().initialize().codepage('auto').line(text).encode()));
  tell('xml-escpos-helper', Buffer.from(EscPos.getBufferFromTemplate(`<?xml version="1.0"?><document><text-line>${text}</text-line></document>`, {})));
})();
J
node print.cjs | tee seen
diff seen - <<'T'
node-thermal-printer, PC437_USA: 衣柜 as EUC-JP, 侧板 as GB 18030
columns of 32: 34
after ¥: 衣柜 as EUC-JP, 侧板 as GB 18030
node-thermal-printer, CHINA: 衣柜 as GB 18030, 侧板 as GB 18030
columns of 32: 34
after ¥: 衣柜 as EUC-JP, 侧板 as GB 18030
escpos-buffer: 衣柜 as question marks, 侧板 as question marks
esc-pos-encoder: 衣柜 as question marks, 侧板 as question marks
xml-escpos-helper: 衣柜 as UTF-8, 侧板 as UTF-8
T
