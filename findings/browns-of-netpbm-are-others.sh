#!/bin/sh
# Colours of boards by their English names, brown, tan, sienna, beige, khaki, chocolate and ivory, as a picture by Netpbm's ppmmake and by ImageMagick, and as the window system's own list (rgb.txt) has them.
# Guess: one colour for a name, X11's.
# Seen (netpbm 11.01): its list has two or three colours for many a name, and the first one counts, which is not X11's: brown is 103 67 0 for 165 42 42, tan darker, beige 163 148 128 for 245 245 220, a grey brown for what is nearly white. Chocolate and ivory agree.
set -eu
for package in netpbm imagemagick x11-common; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' netpbm imagemagick x11-common
seen=$(mktemp)
trap 'rm "$seen"' EXIT
for name in brown tan sienna beige khaki chocolate ivory; do
  netpbm=$(ppmmake "$name" 1 1 | pnmtoplainpnm | tail -n 1 | xargs)
  imagemagick=$(convert "xc:$name" -depth 8 -format '%[fx:round(255*r)] %[fx:round(255*g)] %[fx:round(255*b)]' info:)
  echo "$name: netpbm $netpbm, imagemagick $imagemagick, X11 $(awk -v name="$name" '$4 == name && NF == 4 { print $1, $2, $3 }' /etc/X11/rgb.txt)"
done | tee "$seen"
diff "$seen" - <<'T'
brown: netpbm 103 67 0, imagemagick 165 42 42, X11 165 42 42
tan: netpbm 176 155 125, imagemagick 210 180 140, X11 210 180 140
sienna: netpbm 142 107 35, imagemagick 160 82 45, X11 160 82 45
beige: netpbm 163 148 128, imagemagick 245 245 220, X11 245 245 220
khaki: netpbm 189 167 107, imagemagick 240 230 140, X11 240 230 140
chocolate: netpbm 210 105 30, imagemagick 210 105 30, X11 210 105 30
ivory: netpbm 255 255 240, imagemagick 255 255 240, X11 255 255 240
T
