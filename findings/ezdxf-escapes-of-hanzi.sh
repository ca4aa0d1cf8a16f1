#!/bin/sh
# A cutting plan as DXF of AutoCAD 2000, whose Chinese texts stand there as escapes (\U+4FA7\U+677F for 侧板) since its code page is not Chinese.
# Guess: ezdxf, which writes such a file of its own accord, reads it back as 侧板; dxf-parser and dxf, which draw plans in browsers, decode the
# escapes, too.
# Seen: ezdxf 0.18.1 writes the escapes in small letters, and readfile gives them back as they stand. ezdxf.recover.readfile, meant for broken
# files, decodes those in capitals, as AutoCAD writes them, and not its own. dxf-parser 1.1.2 and dxf 5.3.1 decode none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-ezdxf >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-ezdxf; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-ezdxf
cd "$folder"
export HOME="$folder" PYTHONIOENCODING=utf-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact dxf-parser@1.1.2 dxf@5.3.1 >/dev/null 2>&1
cat > work.py <<'P'
import re
import ezdxf
from ezdxf import recover
plan = ezdxf.new('R2000')
plan.modelspace().add_text('侧板')
plan.saveas('small.dxf')
with open('small.dxf', encoding='latin1') as small, open('capital.dxf', 'w', encoding='latin1') as capital:
    capital.write(re.sub(r'(?<=\\U\+)[0-9a-f]{4}', lambda digits: digits[0].upper(), small.read()))
for name in ['small', 'capital']:
    print('ezdxf', name, *[text.dxf.text for text in ezdxf.readfile(name + '.dxf').modelspace()])
    print('recover', name, *[text.dxf.text for text in recover.readfile(name + '.dxf')[0].modelspace()])
P
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { Helper } = require('dxf');
const Parser = require('dxf-parser');
for (const name of ['small', 'capital']) {
  const text = readFileSync(`${name}.dxf`, 'latin1');
  console.log('dxf-parser', name, new (Parser.default ?? Parser)().parseSync(text).entities[0].text);
  console.log('dxf', name, new Helper(text).parsed.entities[0].string);
}
J
{ /usr/bin/python3 -W ignore work.py; node read.cjs; } | tee seen
diff seen - <<'T'
ezdxf small \U+4fa7\U+677f
recover small \U+4fa7\U+677f
ezdxf capital \U+4FA7\U+677F
recover capital 侧板
dxf-parser small \U+4fa7\U+677f
dxf small \U+4fa7\U+677f
dxf-parser capital \U+4FA7\U+677F
dxf capital \U+4FA7\U+677F
T
