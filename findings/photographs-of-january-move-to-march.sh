#!/bin/sh
# The clock of a camera was set a month or a year early: the days of photographs moved by exiv2 (adjust, -O for months, -Y for years) from 31 January, 29 February and 31 March, and by exiftool.
# Guess: the last day of the shorter month, as exiv2 asks for months and has a day for each: 28 February.
# Seen: exiv2 0.27.6 counts on into the next month: 31 January and a month is 3 March, 31 March less a month too, so that a photograph that should be older by a month is younger than others of the first of March; exiftool 12.57 does the same.
set -eu
for package in exiv2 libimage-exiftool-perl imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' exiv2 libimage-exiftool-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
convert -size 60x40 xc:brown photo.jpg
while read -r day option shift; do
  exiv2 -M"set Exif.Photo.DateTimeOriginal $day 08:00:00" photo.jpg
  cp photo.jpg moved.jpg
  exiv2 "$option" "${shift% *}" adjust moved.jpg
  case $shift in -*) sign=- ;; *) sign=+ ;; esac
  amount=${shift#[-+]}
  [ "$option" = -Y ] && exact="$amount:0:0 0" || exact="0:$amount:0 0"
  exiftool -q -overwrite_original "-DateTimeOriginal$sign=$exact" photo.jpg
  echo "$day $option $shift: exiv2 $(exiftool -s3 -DateTimeOriginal moved.jpg | cut -c1-10), exiftool $(exiftool -s3 -DateTimeOriginal photo.jpg | cut -c1-10)"
done <<'S' | tee seen
2026:01:31 -O +1
2026:03:31 -O -1
2024:02:29 -Y +1
2026:01:15 -O +1
S
diff seen - <<'T'
2026:01:31 -O +1: exiv2 2026:03:03, exiftool 2026:03:03
2026:03:31 -O -1: exiv2 2026:03:03, exiftool 2026:03:03
2024:02:29 -Y +1: exiv2 2025:03:01, exiftool 2025:03:01
2026:01:15 -O +1: exiv2 2026:02:15, exiftool 2026:02:15
T
