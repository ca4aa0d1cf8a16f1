#!/bin/sh
# A photograph from a site: a description, and the title that Windows writes (XPTitle, UTF-16, always little endian), in both byte orders that EXIF may have; and the city by IPTC, which says that it is UTF-8.
# Guess: what reads such data in JavaScript gives the Chinese as exiftool does, or bytes.
# Seen: exifreader 4.46.0 does. exifr 7.1.3 reads the title with the bytes of each character the wrong way round (授 for 衣柜), in either byte order of the file, and the city byte by byte; exif-js 2.3.0 the description, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libimage-exiftool-perl imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl imagemagick
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact exif-js@2.3.0 exifr@7.1.3 exifreader@4.46.0
for order in MM II; do
  convert -size 60x40 xc:white -strip $order.jpg
  exiftool -q -overwrite_original -charset exif=utf8 -charset iptc=utf8 -codedcharacterset=utf8 -api ByteOrder=$order -ImageDescription=客厅 -XPTitle=衣柜 -IPTC:City=佛山 $order.jpg
done
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const EXIF = require('exif-js');
const exifr = require('exifr');
const ExifReader = require('exifreader');

const shown = (...values) => values.map((value) => JSON.stringify(value)).join(' ');
(async () => {
  for (const order of ['MM', 'II']) {
    const bytes = readFileSync(`${order}.jpg`);
    const read = ExifReader.load(bytes);
    console.log(`${order}, exifreader: ${shown(read.ImageDescription.description, read.XPTitle.description, read.City.description)}`);
    const { ImageDescription, XPTitle, City } = await exifr.parse(bytes, { iptc: true });
    console.log(`${order}, exifr: ${shown(ImageDescription, XPTitle, City)}`);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    console.log(`${order}, exif-js: ${shown(EXIF.readFromBinaryFile(buffer).ImageDescription)}`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'T'
MM, exifreader: "客厅" "衣柜" "佛山"
MM, exifr: "客厅" "授\udc67" "ä½å±±"
MM, exif-js: "å®¢å"
II, exifreader: "客厅" "衣柜" "佛山"
II, exifr: "客厅" "授\udc67" "ä½å±±"
II, exif-js: "å®¢å"
T
