#!/bin/sh
# A photograph of an oak door in the wide colours of a camera, as its profile says (ROMM RGB), made half as wide and high; the colour that a screen shows of it (sRGB), before and after.
# Guess: the same colour: the profile is kept, or the colours are changed to those of screens.
# Seen: sharp 0.35.5 and @napi-rs/canvas 1.1.1 change the colours; libvips 8.14.1, GraphicsMagick 1.4, ImageMagick 6.9.11, ffmpeg 5.1 and Pillow 9.4.0 keep the profile. jimp 1.6.1 leaves the profile out and the numbers as they are, as cwebp 1.2.4 does unless
# told otherwise: the oak is darker and greyer.
set -eu
for package in ffmpeg graphicsmagick imagemagick libvips-tools libgs-common python3-pil webp; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg graphicsmagick imagemagick libvips-tools python3-pil webp
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @napi-rs/canvas@1.1.1 jimp@1.6.1 sharp@0.35.5
cat > photo.py <<'P'
from PIL import Image
with open('/usr/share/color/icc/ghostscript/rommrgb.icc', 'rb') as profile:
    Image.new('RGB', (32, 32), (160, 130, 90)).save('photo.png', icc_profile=profile.read())
Image.open('photo.png').resize((16, 16)).save('Pillow.png')
P
cat > small.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Jimp } from 'jimp';
import sharp from 'sharp';

await (await Jimp.read('photo.png')).resize({ w: 16, h: 16 }).write('jimp.png');
await sharp('photo.png').resize(16).toFile('sharp.png');
const canvas = createCanvas(16, 16);
canvas.getContext('2d').drawImage(await loadImage('photo.png'), 0, 0, 16, 16);
writeFileSync('canvas.png', canvas.toBuffer('image/png'));
J
cat > look.py <<'P'
import io
from PIL import Image, ImageCms
for name in ['photo', 'sharp', 'canvas', 'libvips', 'GraphicsMagick', 'ImageMagick', 'ffmpeg', 'jimp', 'Pillow', 'cwebp']:
    picture = Image.open(name + ('.webp' if name == 'cwebp' else '.png'))
    profile = picture.info.get('icc_profile')
    shown = picture.convert('RGB')
    if profile:
        shown = ImageCms.profileToProfile(shown, ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile('sRGB'))
    print('%s: %s, %s' % (name, 'with a profile' if profile else 'without', ' '.join(str(5 * round(value / 5)) for value in shown.getpixel((3, 3)))))
P
/usr/bin/python3 photo.py
node small.mjs
vipsthumbnail photo.png -s 16 -o libvips.png
gm convert photo.png -resize 16x16 GraphicsMagick.png
convert photo.png -resize 16x16 ImageMagick.png
ffmpeg -v error -i photo.png -vf scale=16:16 ffmpeg.png
cwebp -quiet photo.png -resize 16 16 -o cwebp.webp
/usr/bin/python3 look.py | tee seen
diff seen - <<'T'
photo: with a profile, 205 140 100
sharp: without, 205 140 100
canvas: without, 205 140 100
libvips: with a profile, 205 140 100
GraphicsMagick: with a profile, 205 140 100
ImageMagick: with a profile, 205 140 100
ffmpeg: with a profile, 205 140 100
jimp: without, 160 130 90
Pillow: with a profile, 205 140 100
cwebp: without, 160 130 90
T
