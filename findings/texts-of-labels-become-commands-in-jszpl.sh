#!/bin/sh
# Texts on labels for printers of Zebra, made by jszpl: the name of a board, a bend of 18^90, a range of temperatures 15~25℃, and a batch A_B, with the character set for UTF-8 (characterSet 28).
# Guess: they are printed as they are: what begins a command of ZPL, ^ and ~, is escaped in data (^FH, the manual's way), or refused.
# Seen (jszpl 2.0.1): they go into ^FD as they are: the printer ends the text at ^ and takes ^90 and ~25 for commands.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jszpl@2.0.1
cat > run.cjs <<'J'
const { FontFamily, FontFamilyName, Label, PrintDensity, PrintDensityName, Text } = require('jszpl');

for (const value of ['侧板 18', '18^90', '15~25℃', 'A_B']) {
  const label = new Label();
  label.printDensity = new PrintDensity(PrintDensityName['8dpmm']);
  label.width = 60;
  label.height = 40;
  label.characterSet = 28;
  const text = new Text();
  label.content.push(text);
  text.text = value;
  text.fontFamily = new FontFamily(FontFamilyName.D);
  console.log(label.generateZPL().match(/\^CI\d+|(\^FH.?)?\^FD.*/g).join(' '));
}
J
node run.cjs | tee seen
diff seen - <<'T'
^CI28 ^FD侧板 18^FS
^CI28 ^FD18^90^FS
^CI28 ^FD15~25℃^FS
^CI28 ^FDA_B^FS
T
