#!/bin/sh
# Places of a map half a degree south and west of nought, as ships with boards from Gabon and São Tomé pass them, put into degrees, minutes and seconds, into degrees and minutes, and back, by Geo::Coordinates::Transform of Perl; beside it GeoConvert.
# Guess: with a sign of their own, -0 30, or a refusal; as minus 22.5 is -22 30.
# Seen (libgeo-coordinates-transform-perl 0.10): the sign is lost where the degrees are nought: minus 0.5 is 0 30, north, 111 km away; so that there and back it is on the other side of the equator. It reads -0 30 itself as minus 0.5. GeoConvert has S and W.
set -eu
packages='geographiclib-tools libgeo-coordinates-transform-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  perl -MGeo::Coordinates::Transform -e '
    my $transform = Geo::Coordinates::Transform->new;
    for my $degrees ("-22.5", "-1.25", "-0.5", "0.5") {
      my ($seconds) = @{$transform->cnv_to_dms([$degrees])};
      my ($minutes) = @{$transform->cnv_to_ddm([$degrees])};
      my ($back) = @{$transform->cnv_to_dd([$seconds])};
      print "$degrees: $seconds, $minutes, back $back\n";
    }
    print "-0 30: ", $transform->cnv_to_dd(["-0 30"])->[0], "\n"'
  echo "GeoConvert: $(GeoConvert -d -p -1 --input-string '-0.5 -0.25')"
} | tee seen
diff seen - <<'T'
-22.5: -22 30 0.00000, -22 30.00000, back -22.5000000
-1.25: -1 15 0.00000, -1 15.00000, back -1.2500000
-0.5: 0 30 0.00000, 0 30.00000, back 0.5000000
0.5: 0 30 0.00000, 0 30.00000, back 0.5000000
-0 30: -0.5000000
GeoConvert: 00d30'00"S 000d15'00"W
T
