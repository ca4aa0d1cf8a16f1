#!/bin/sh
# A label of 300 dots an inch, which are 118.11 a centimetre, saved as a file of Photoshop by ag-psd with the unit that its types offer for that, PPCM; and with 300 and PPI; its resolution read by ImageMagick and by the bytes.
# Guess: 300 dots an inch each time: the format keeps the number in dots an inch, whatever the unit in which it is shown (Adobe's ResolutionInfo, hRes: "pixels per inch").
# Seen (ag-psd 31.0.2, ImageMagick 6.9.11): 118.11 is written as it is, for dots an inch, so that the label prints 2.54 times as large: 46.5 dots a centimetre. In the same way what Photoshop saves in centimetres is read as 300 a centimetre.
set -eu
dpkg -s imagemagick >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends imagemagick; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ag-psd@31.0.2
cat > run.cjs <<'J'
const { execFileSync } = require('child_process');
const { writeFileSync } = require('fs');
const { readPsd, writePsdBuffer } = require('ag-psd');

const imageData = { width: 2, height: 1, data: new Uint8ClampedArray(8).fill(255) };
for (const [resolution, unit] of [[300, 'PPI'], [118.11, 'PPCM']]) {
  const resolutionInfo = { horizontalResolution: resolution, horizontalResolutionUnit: unit, widthUnit: 'Centimeters', verticalResolution: resolution, verticalResolutionUnit: unit, heightUnit: 'Centimeters' };
  const bytes = writePsdBuffer({ width: 2, height: 1, imageData, imageResources: { resolutionInfo } });
  writeFileSync('a.psd', bytes);
  const told = execFileSync('identify', ['-format', '%x %U\n', 'a.psd'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0].replace(/^(\d+\.\d)\d*/, '$1');
  const place = bytes.indexOf(Buffer.from('8BIM\x03\xed', 'latin1')) + 12;
  console.log(`${resolution} ${unit}: in the file ${(bytes.readUInt32BE(place) / 65536).toFixed(2)} and ${bytes.readUInt16BE(place + 4)}, ImageMagick ${told}`);
}
const bytes = writePsdBuffer({ width: 2, height: 1, imageData, imageResources: { resolutionInfo: { horizontalResolution: 300, horizontalResolutionUnit: 'PPCM', widthUnit: 'Centimeters', verticalResolution: 300, verticalResolutionUnit: 'PPCM', heightUnit: 'Centimeters' } } });
const { horizontalResolution, horizontalResolutionUnit } = readPsd(bytes, { skipCompositeImageData: true }).imageResources.resolutionInfo;
console.log(`a file of 300 dots an inch, shown in centimetres, is read as ${horizontalResolution} ${horizontalResolutionUnit}`);
J
node run.cjs | tee seen
diff seen - <<'T'
300 PPI: in the file 300.00 and 1, ImageMagick 300 PixelsPerInch
118.11 PPCM: in the file 118.11 and 2, ImageMagick 46.4 PixelsPerCentimeter
a file of 300 dots an inch, shown in centimetres, is read as 300 PPCM
T
