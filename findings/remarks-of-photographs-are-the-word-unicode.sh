#!/bin/sh
# The remark of a photograph of a site, 水槽左侧 in EXIF's UserComment in the code UNICODE, as phones write what is not ASCII, shown by exiv2, exiftool, exif, jhead and the libraries exifread and piexif of Python; then a remark in ASCII.
# Guess: the first is shown, or said to be unreadable, by each.
# Seen: exiv2 0.27.6 and exiftool 12.57 show it; exif 0.6.22 says that it is unsupported. piexif 1.1.3 reads it. jhead 3.06 shows the name of the code in its place: Comment: UNICODE; exifread 3.0.0 shows each of its bytes as a letter.
set -eu
for package in exiv2 exif jhead libimage-exiftool-perl python3-exifread python3-piexif imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' exiv2 exif jhead libimage-exiftool-perl python3-exifread python3-piexif
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
convert -size 60x40 xc:brown photo.jpg
for remark in '水槽左侧' 'left of the sink'; do
  exiftool -q -overwrite_original "-UserComment=$remark" photo.jpg
  echo "exiftool: $(exiftool -s3 -UserComment photo.jpg)"
  echo "exiv2: $(exiv2 -K Exif.Photo.UserComment -Pt photo.jpg)"
  echo "exif: $(exif -m -t UserComment photo.jpg 2>/dev/null)"
  echo "jhead: $(jhead photo.jpg | sed -n 's/^Comment *: //p')"
  /usr/bin/python3 - <<'P'
import exifread
import piexif
from piexif.helper import UserComment

with open('photo.jpg', 'rb') as photo:
    print('exifread:', ascii(str(exifread.process_file(photo)['EXIF UserComment'])))
print('piexif:', UserComment.load(piexif.load('photo.jpg')['Exif'][piexif.ExifIFD.UserComment]))
P
done | tee seen
diff seen - <<'T'
exiftool: 水槽左侧
exiv2: charset=Unicode 水槽左侧
exif: Unsupported UNICODE string
jhead: UNICODE
exifread: 'l4i\xfd]\xe6O\xa7'
piexif: 水槽左侧
exiftool: left of the sink
exiv2: charset=Ascii left of the sink
exif: left of the sink
jhead: left of the sink
exifread: 'left of the sink'
piexif: left of the sink
T
