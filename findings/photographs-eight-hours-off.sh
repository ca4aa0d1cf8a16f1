#!/bin/sh
# A photograph of a fitted cabinet, taken at half past nine in China: DateTimeOriginal 09:30 and, as telephones have written it since EXIF 2.31, OffsetTimeOriginal +08:00; read by a server, whose clock is that of Greenwich.
# Guess: the moment is 01:30 in UTC, wherever it is read, since the offset stands beside it; or the time is given as text.
# Seen: exifreader 4.46.0 gives the text. exifr 7.1.3 gives 09:30 in the zone of whoever reads it, so that two servers have two moments, with the offset beside it unused. exif-parser 0.1.12 (seconds of Unix) and exif-reader 2.0.3 (a Date)
# give 09:30 of Greenwich everywhere, eight hours late.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libimage-exiftool-perl imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl imagemagick
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact exif-parser@0.1.12 exif-reader@2.0.3 exifr@7.1.3 exifreader@4.46.0
convert -size 60x40 xc:white -strip a.jpg
exiftool -q -overwrite_original -DateTimeOriginal='2026:01:05 09:30:00' -OffsetTimeOriginal=+08:00 a.jpg
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import exifParser from 'exif-parser';
import exifReader from 'exif-reader';
import exifr from 'exifr';
import ExifReader from 'exifreader';

const bytes = readFileSync('a.jpg');
const times = {
  exifreader: ExifReader.load(bytes).DateTimeOriginal.description,
  exifr: (await exifr.parse(bytes)).DateTimeOriginal,
  'exif-parser': new Date(exifParser.create(bytes).parse().tags.DateTimeOriginal * 1000),
  'exif-reader': exifReader(bytes.subarray(bytes.indexOf('Exif\0\0'))).Photo.DateTimeOriginal,
};
for (const [name, time] of Object.entries(times)) console.log(`${process.env.TZ} ${name}: ${time.toISOString?.() ?? time}`);
J
for zone in UTC Asia/Shanghai; do TZ=$zone node read.mjs; done | tee seen
diff seen - <<'T'
UTC exifreader: 2026:01:05 09:30:00
UTC exifr: 2026-01-05T09:30:00.000Z
UTC exif-parser: 2026-01-05T09:30:00.000Z
UTC exif-reader: 2026-01-05T09:30:00.000Z
Asia/Shanghai exifreader: 2026:01:05 09:30:00
Asia/Shanghai exifr: 2026-01-05T01:30:00.000Z
Asia/Shanghai exif-parser: 2026-01-05T09:30:00.000Z
Asia/Shanghai exif-reader: 2026-01-05T09:30:00.000Z
T
