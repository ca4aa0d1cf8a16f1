#!/bin/sh
# A scanned drawing as TIFF of eight bits and of one, white paper with black ink, with white as the highest number (BlackIsZero) and with white as 0 (WhiteIsZero, as fax machines and many scanners have it), read into colours by libraries of npm.
# Guess: paper is 255 and ink 0 in each, as libtiff's own tools have it.
# Seen: utif 3.1.0 and tiff 7.1.3 give that. geotiff 3.0.5 (readRGB) gives paper 0 and ink 1 of WhiteIsZero, black on black, and of one bit paper 0 and ink 128; of BlackIsZero with one bit the paper is grey, 128.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact geotiff@3.0.5 tiff@7.1.3 utif@3.1.0
cat > scan.py <<'P'
from struct import pack
def write(name, photometric, bits, data):
    entries = [(256, 8), (257, 2), (258, bits), (259, 1), (262, photometric), (273, 8), (277, 1), (278, 2), (279, len(data))]
    open(name + '.tif', 'wb').write(b'II*\0' + pack('<I', 8 + len(data)) + data + pack('<H', len(entries)) + b''.join(pack('<HHII', tag, 4, 1, value) for tag, value in entries) + pack('<I', 0))
row = [0, 0, 1, 1, 1, 1, 0, 0]
for name, photometric in (('BlackIsZero', 1), ('WhiteIsZero', 0)):
    values = [ink ^ photometric for ink in row]
    write(name + '-1', photometric, 1, bytes([int(''.join(map(str, values)), 2)] * 2))
    write(name + '-8', photometric, 8, bytes([255 * value for value in values] * 2))
P
python3 scan.py
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { fromArrayBuffer } from 'geotiff';
import { decode } from 'tiff';
import UTIF from 'utif';

const libraries = {
  utif: (bytes) => {
    const [page] = UTIF.decode(bytes);
    UTIF.decodeImage(bytes, page);
    return [...UTIF.toRGBA8(page)].filter((_, index) => index % 4 === 0);
  },
  tiff: (bytes) => {
    const [{ data, bitsPerSample }] = decode(bytes);
    return [...data].map((value) => (bitsPerSample === 1 ? value * 255 : value));
  },
  geotiff: async (bytes) => {
    const image = await (await fromArrayBuffer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))).getImage();
    return [...(await image.readRGB({ interleave: true }))].filter((_, index) => index % 3 === 0);
  },
};
for (const scan of ['BlackIsZero-8', 'BlackIsZero-1', 'WhiteIsZero-8', 'WhiteIsZero-1']) {
  for (const [name, read] of Object.entries(libraries)) {
    const values = await read(readFileSync(`${scan}.tif`));
    console.log(`${scan}, ${name}: paper ${values[0]}, ink ${values[3]}`);
  }
}
J
node read.mjs | tee seen
diff seen - <<'T'
BlackIsZero-8, utif: paper 255, ink 0
BlackIsZero-8, tiff: paper 255, ink 0
BlackIsZero-8, geotiff: paper 255, ink 0
BlackIsZero-1, utif: paper 255, ink 0
BlackIsZero-1, tiff: paper 255, ink 0
BlackIsZero-1, geotiff: paper 128, ink 0
WhiteIsZero-8, utif: paper 255, ink 0
WhiteIsZero-8, tiff: paper 255, ink 0
WhiteIsZero-8, geotiff: paper 0, ink 1
WhiteIsZero-1, utif: paper 255, ink 0
WhiteIsZero-1, tiff: paper 255, ink 0
WhiteIsZero-1, geotiff: paper 0, ink 128
T
