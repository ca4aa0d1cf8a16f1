#!/bin/sh
# Pictures of boards of 30 by 20 dots as the web has them today, WebP with loss, without and with a transparent ground, and a bitmap whose lines go from the top down (its height below nought, as Windows' own format allows), measured by Image::Size and Image::Info of Perl, by which pages write width and height.
# Guess: 30 by 20 each time, or a refusal: Image::Size knows WebP and BMP by name.
# Seen (libimage-size-perl 3.300, libimage-info-perl 1.43): Image::Size reads all WebP as that with loss: without loss 5456 by 5782, with a transparent ground 4864 by 0. The bitmap is 4294967276 high for both libraries. Image::Info has WebP right.
set -eu
packages='imagemagick libimage-info-perl libimage-size-perl webp'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
convert -size 30x20 xc:brown board.png
convert -size 30x20 'xc:rgba(150,100,60,0.5)' glass.png
cwebp -quiet board.png -o lossy.webp
cwebp -quiet -lossless board.png -o lossless.webp
cwebp -quiet glass.png -o transparent.webp
convert board.png upwards.bmp
perl -0777 -pe 'substr($_, 22, 4) = pack("l<", -20)' upwards.bmp > downwards.bmp
perl -MImage::Size -MImage::Info=image_info -e '
  for my $name (qw(board.png lossy.webp lossless.webp transparent.webp upwards.bmp downwards.bmp)) {
    my @size = imgsize($name);
    my $info = image_info($name);
    print "$name: Image::Size $size[0] by $size[1], Image::Info $info->{width} by $info->{height}\n";
  }' | tee seen
diff seen - <<'T'
board.png: Image::Size 30 by 20, Image::Info 30 by 20
lossy.webp: Image::Size 30 by 20, Image::Info 30 by 20
lossless.webp: Image::Size 5456 by 5782, Image::Info 30 by 20
transparent.webp: Image::Size 4864 by 0, Image::Info 30 by 20
upwards.bmp: Image::Size 30 by 20, Image::Info 30 by 20
downwards.bmp: Image::Size 30 by 4294967276, Image::Info 30 by 20
T
