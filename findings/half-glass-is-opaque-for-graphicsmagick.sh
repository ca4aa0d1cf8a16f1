#!/bin/sh
# A pane of brown glass, half of whose light goes through, as style sheets write it, rgba(128,64,32,0.5) and with 50%, clear and opaque ones, made a picture by GraphicsMagick and by ImageMagick, whose language of colours is one by name.
# Guess: alpha goes from 0, clear, to 1, opaque, in both.
# Seen: in ImageMagick 6.9.11 it does (50% is taken for opaque there). GraphicsMagick 1.3.40 takes the fourth number for a transparency from 0 to 255: 0.5 is as good as opaque, 0 is opaque, 128 is half; and 50% spoils the red. The way with eight digits, #80402080, is read alike.
set -eu
for package in graphicsmagick imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' graphicsmagick imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r colour; do
  gm convert -size 4x4 "xc:$colour" gm.png
  convert -size 4x4 "xc:$colour" im.png
  for way in gm im; do
    # The brown on white: 128 where it is opaque, 255 where it is clear.
    echo "$colour, $way: $(convert $way.png -background white -flatten -depth 8 -format '%[fx:round(255*p{1,1}.r)] %[fx:round(255*p{1,1}.b)]' info:)"
  done
done <<'S' | tee seen
rgba(128,64,32,0.5)
rgba(128,64,32,1)
rgba(128,64,32,0)
rgba(128,64,32,128)
rgba(128,64,32,50%)
#80402080
S
diff seen - <<'T'
rgba(128,64,32,0.5), gm: 128 32
rgba(128,64,32,0.5), im: 191 143
rgba(128,64,32,1), gm: 128 32
rgba(128,64,32,1), im: 128 32
rgba(128,64,32,0), gm: 128 32
rgba(128,64,32,0), im: 255 255
rgba(128,64,32,128), gm: 191 143
rgba(128,64,32,128), im: 128 32
rgba(128,64,32,50%), gm: 163 168
rgba(128,64,32,50%), im: 128 32
#80402080, gm: 191 143
#80402080, im: 191 143
T
