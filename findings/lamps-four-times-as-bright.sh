#!/bin/sh
# A photograph of a showroom for its light, as Radiance HDR, once as it was measured (red 4, green 0.5), and once made brighter for the screen, twice by 2 (pfilt does so): its numbers are 4 times as large, and each time the header got a line EXPOSURE=2, by which, all
# multiplied, they are to be divided to have the light again.
# Guess: what reads the format gives the same light for both, or hands over the 4 with its numbers.
# Seen: pfstools 2.2.0 gives the same light. libvips 8.14.1 (rad-expos) and hdrify 1.2.1 (EXPOSURE) leave the numbers, with a 4 beside them. three.js 0.187.0 leaves them with a 2, the last of the lines alone, by which the light is twice the real one.
# OpenImageIO 2.4.7 drops the lines: the lamps are 4 times as bright.
set -eu
for package in imagemagick libvips-tools openimageio-tools pfstools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libvips-tools openimageio-tools pfstools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact hdrify@1.2.1 three@0.187.0
# Mantissas of red, green and blue and the exponent they share, 128 for 1/256.
{ printf '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n'; for _ in 1 2 3 4; do printf '\200\020\020\203'; done; } > measured.hdr
{ printf '#?RADIANCE\nEXPOSURE=2\nEXPOSURE=2\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n'; for _ in 1 2 3 4; do printf '\200\020\020\205'; done; } > brighter.hdr
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { readHdr } from 'hdrify';
import { FloatType } from 'three';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';

const show = (values) => Array.from(values.slice(0, 2), (value) => value.toFixed(1)).join(' ');
const file = new Uint8Array(readFileSync(process.argv[2] + '.hdr'));
const loader = new HDRLoader().setDataType(FloatType);
const { data, exposure } = loader.parse(file.buffer);
console.log(`three.js ${show(data)} (exposure ${exposure})`);
const read = readHdr(file);
console.log(`hdrify ${show(read.data)} (exposure ${read.metadata.EXPOSURE ?? 'none'})`);
J
for name in measured brighter; do
  pfsin "$name.hdr" 2>/dev/null | pfsout pfs.pfm
  pfs=$(python3 -c 'import struct; print("%.1f %.1f" % struct.unpack("<2f", open("pfs.pfm", "rb").read().split(b"\n", 3)[3][:8]))')
  vips="$(vips getpoint "$name.hdr" 0 0 | awk '{ printf "%.1f %.1f", $1, $2 }') (exposure $(vipsheader -f rad-expos "$name.hdr"))"
  oiio=$(oiiotool "$name.hdr" --mulc 0.01 -d uint16 -o oiio.png && convert oiio.png -format '%[fx:100*p{0,0}.r] %[fx:100*p{0,0}.g]' info: | awk '{ printf "%.1f %.1f", $1, $2 }')
  echo "$name: pfstools $pfs, libvips $vips, OpenImageIO $oiio, $(node read.mjs "$name" | paste -sd , | sed 's/,/, /')"
done | tee seen
diff seen - <<'T'
measured: pfstools 4.0 0.5, libvips 4.0 0.5 (exposure 1), OpenImageIO 4.0 0.5, three.js 4.0 0.5 (exposure 1), hdrify 4.0 0.5 (exposure none)
brighter: pfstools 4.0 0.5, libvips 16.1 2.1 (exposure 4), OpenImageIO 16.0 2.0, three.js 16.1 2.0 (exposure 2), hdrify 16.1 2.1 (exposure 4)
T
