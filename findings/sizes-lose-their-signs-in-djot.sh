#!/bin/sh
# Sizes, ranges and article numbers of notices in djot, the markup that CommonMark's author made after it, shown by its own library.
# Guess: signs between digits or letters are text, as underscores within words are in CommonMark: 600*400*18 is shown as it is.
# Seen (@djot/djot 0.3.2): all three kinds of signs mark text also within words: the size is 600, a bold 400, and 18, the range of prices up to the next one is set low, the middle of A_18_B is slanted, and the signs are gone. The inch behind 18 becomes an opening quotation mark. A lone sign stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @djot/djot@0.3.2
cat > run.cjs <<'J'
const { parse, renderHTML } = require('@djot/djot');

for (const text of ['600*400*18', '2440*1220', '3~5万元，2~3年', '3~5万元', 'A_18_B', 'MDF_18', '厚18" 板', '单价{18mm}', 'FOB $85，CIF $92', '18mm--25mm']) {
  console.log(`${text} -> ${renderHTML(parse(text)).trim()}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
600*400*18 -> <p>600<strong>400</strong>18</p>
2440*1220 -> <p>2440*1220</p>
3~5万元，2~3年 -> <p>3<sub>5万元，2</sub>3年</p>
3~5万元 -> <p>3~5万元</p>
A_18_B -> <p>A<em>18</em>B</p>
MDF_18 -> <p>MDF_18</p>
厚18" 板 -> <p>厚18“ 板</p>
单价{18mm} -> <p>单价{18mm}</p>
FOB $85，CIF $92 -> <p>FOB $85，CIF $92</p>
18mm--25mm -> <p>18mm–25mm</p>
T
