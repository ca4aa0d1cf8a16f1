#!/bin/sh
# Browns of boards (139,69,19; 205,133,63; 222,184,135) made hue, saturation and lightness (or value) and back to bytes by three libraries of Perl.
# Guess: the same colours, as a conversion without a change gives, rounded to the nearest step.
# Seen: Convert::Color 0.16 and Graphics::ColorUtils 0.17 cut what should be rounded, and lose a step here and there; Color::RGB::Util 0.606 rounds hue and the rest to whole hundredths on the way, and is off by up to two steps.
set -eu
packages='libconvert-color-perl libcolor-rgb-util-perl libgraphics-colorutils-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use Color::RGB::Util qw(hsl2rgb hsv2rgb rgb2hsl rgb2hsv);
use Convert::Color;
use Graphics::ColorUtils ();
for my $brown ('139,69,19', '205,133,63', '222,184,135') {
    my @brown = split /,/, $brown;
    my $hex = sprintf '%02x%02x%02x', @brown;
    my $bytes = sub { join ',', map { hex } unpack '(A2)3', shift };
    print "$brown\n";
    print '  Convert::Color, HSL ', join(',', Convert::Color->new("rgb8:$brown")->as_hsl->as_rgb8->rgb8), ', HSV ', join(',', Convert::Color->new("rgb8:$brown")->as_hsv->as_rgb8->rgb8), "\n";
    print '  Graphics::ColorUtils, HLS ', join(',', Graphics::ColorUtils::hls2rgb(Graphics::ColorUtils::rgb2hls(@brown))), ', HSV ', join(',', Graphics::ColorUtils::hsv2rgb(Graphics::ColorUtils::rgb2hsv(@brown))), "\n";
    print '  Color::RGB::Util, HSL ', $bytes->(hsl2rgb(rgb2hsl($hex))), ', HSV ', $bytes->(hsv2rgb(rgb2hsv($hex))), "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
139,69,19
  Convert::Color, HSL 139,68,18, HSV 139,69,19
  Graphics::ColorUtils, HLS 139,68,18, HSV 139,69,19
  Color::RGB::Util, HSL 139,67,19, HSV 138,67,19
205,133,63
  Convert::Color, HSL 204,133,63, HSV 205,133,63
  Graphics::ColorUtils, HLS 205,133,63, HSV 205,133,63
  Color::RGB::Util, HSL 204,131,62, HSV 205,131,62
222,184,135
  Convert::Color, HSL 222,184,134, HSV 222,184,135
  Graphics::ColorUtils, HLS 222,183,134, HSV 222,184,135
  Color::RGB::Util, HSL 222,182,134, HSV 222,182,135
T
