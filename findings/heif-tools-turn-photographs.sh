#!/bin/sh
# A photograph of a site, taken upright (JPEG with orientation 6), made smaller as AVIF and turned back into JPEG or PNG for whoever cannot open it.
# Guess: whichever tool does it, the photograph is upright afterwards in what honours orientation, as browsers do.
# Seen: avifenc 0.11.1 writes a turn (irot) and keeps the Exif data; sharp 0.35.5 shows that upright. heif-convert (libheif 1.15.1) turns the pixels by it and
# leaves the orientation in the Exif data, so that the JPEG is turned twice; avifdec 0.11.1 turns nothing and drops the orientation. heif-enc writes the
# orientation as Exif data alone, which the format says readers ignore: it lies on its side at once.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libheif-examples libavif-bin; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libheif-examples libavif-bin
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact sharp@0.35.5
cat > photo.cjs <<'J'
const sharp = require('sharp');

(async () => {
  const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'blue' } }).png().toBuffer();
  const whole = sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } });
  await whole.composite([{ input: half, left: 0, top: 0 }]).withMetadata({ orientation: 6 }).jpeg().toFile('photo.jpg');
})();
J
node photo.cjs
cat > look.cjs <<'J'
const sharp = require('sharp');

(async () => {
  for (const name of process.argv.slice(2)) {
    const { data, info } = await sharp(name).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const colour = (x, y) => (data[(y * info.width + x) * info.channels] > 128 ? 'red' : 'blue');
    const isUpright = info.height > info.width && colour(50, 20) === 'blue' && colour(50, 180) === 'red';
    console.log(name, isUpright ? 'upright' : 'on its side');
  }
})();
J
{
  avifenc -s 9 photo.jpg avifenc.avif
  heif-enc -A -q 80 photo.jpg -o heif-enc.avif
  heif-convert avifenc.avif heif-convert.jpg
  avifdec avifenc.avif avifdec.png
} >/dev/null 2>&1
node look.cjs photo.jpg avifenc.avif heif-enc.avif heif-convert.jpg avifdec.png | tee seen
diff seen - <<'T'
photo.jpg upright
avifenc.avif upright
heif-enc.avif on its side
heif-convert.jpg on its side
avifdec.png on its side
T
