#!/bin/sh
# A plan with the text 侧板, written as DXF by three packages of npm that plans are drawn with in browsers, read by Python's ezdxf.
# Guess: 侧板 is read from each, by either of ezdxf's readers.
# Seen: dxf-writer 1.18.4 and @tarikjabiri/dxf 2.9.0 say that the file is of AutoCAD 2007, whose texts are UTF-8, and leave out the code page: readfile
# of ezdxf 0.18.1 reads them, and recover.readfile, meant for files that are not right, takes them for Latin, each byte a letter. makerjs 0.19.2
# says no version, which is that of 1992 without Unicode, and writes UTF-8: nobody reads 侧板 from it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-ezdxf >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-ezdxf; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-ezdxf
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact dxf-writer@1.18.4 @tarikjabiri/dxf@2.9.0 makerjs@0.19.2
cat > write.cjs <<'J'
const fs = require('node:fs');
const Drawing = require('dxf-writer');
const { DxfWriter, point3d } = require('@tarikjabiri/dxf');
const { exporter, paths } = require('makerjs');
const first = new Drawing();
first.drawText(0, 0, 20, 0, '侧板');
fs.writeFileSync('dxf-writer', first.toDxfString());
const second = new DxfWriter();
second.addText(point3d(0, 0, 0), 20, '侧板');
fs.writeFileSync('tarikjabiri', second.stringify());
const caption = { text: '侧板', anchor: new paths.Line([0, 0], [10, 0]) };
fs.writeFileSync('makerjs', exporter.toDXF({ paths: { a: new paths.Line([0, 0], [300, 0]) }, caption }, { units: 'mm' }));
J
node write.cjs
cat > read.py <<'P'
import ezdxf
from ezdxf import recover

for name in ('dxf-writer', 'tarikjabiri', 'makerjs'):
    texts = []
    for document in (ezdxf.readfile(name), recover.readfile(name)[0]):
        text = document.modelspace().query('TEXT').first.dxf.text
        texts.append(text if text == '侧板' else f'{len(text)} letters')
    print(name, document.dxfversion, *texts, sep=' | ')
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py | tee seen
diff seen - <<'T'
dxf-writer | AC1021 | 侧板 | 6 letters
tarikjabiri | AC1021 | 侧板 | 6 letters
makerjs | AC1009 | 6 letters | 6 letters
T
