#!/bin/sh
# Names of boards as Data Matrix by Barcode::DataMatrix of Perl, 衣柜 and 侧板 as bytes of UTF-8, by each way of encoding that it has a name for, and read by dmtxread.
# Guess: the bytes that went in, by each: a way of encoding is a matter of size (ISO/IEC 16022, 5.2); C40 and TEXT have an upper shift for bytes from 128 on.
# Seen (libbarcode-datamatrix-perl 0.10, dmtx-utils 0.7.6): by TEXT the bytes E4, E6 and E8 come out 32 less, so that 衣柜 (E8 A1 A3 E6 9F 9C) is C8 A1 A3 C6 9F 9C, which is no UTF-8. The default (AUTO) and the others are right.
set -eu
packages='dmtx-utils libbarcode-datamatrix-perl libgd-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > draw.pl <<'P'
use strict;
use warnings;
use Barcode::DataMatrix;
use GD;

my ($text, $mode) = @ARGV;
my $rows = Barcode::DataMatrix->new(encoding_mode => $mode)->barcode($text);
my $image = GD::Image->new(6 * @{$rows->[0]} + 80, 6 * @$rows + 80);
my ($white, $black) = ($image->colorAllocate(255, 255, 255), $image->colorAllocate(0, 0, 0));
for my $y (0 .. $#$rows) {
  for my $x (0 .. $#{$rows->[0]}) {
    $image->filledRectangle(40 + 6 * $x, 40 + 6 * $y, 45 + 6 * $x, 45 + 6 * $y, $black) if $rows->[$y][$x];
  }
}
open my $file, '>:raw', 'a.png' or die;
print $file $image->png;
P
for text in 衣柜 侧板; do
  echo "$text: $(printf %s "$text" | od -An -tx1 | tr -d " \n")"
  for mode in AUTO ASCII C40 TEXT BASE256; do
    perl draw.pl "$text" $mode
    echo "  $mode $(timeout 20 dmtxread -N1 a.png | od -An -tx1 | tr -d " \n")"
  done
done | tee seen
diff seen - <<'T'
衣柜: e8a1a3e69f9c
  AUTO e8a1a3e69f9c
  ASCII e8a1a3e69f9c
  C40 e8a1a3e69f9c
  TEXT c8a1a3c69f9c
  BASE256 e8a1a3e69f9c
侧板: e4bea7e69dbf
  AUTO e4bea7e69dbf
  ASCII e4bea7e69dbf
  C40 e4bea7e69dbf
  TEXT c4bea7c69dbf
  BASE256 e4bea7e69dbf
T
