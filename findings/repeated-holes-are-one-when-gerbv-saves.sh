#!/bin/sh
# The places of four holes, drawn as Gerber with step and repeat (SR, X2Y2, 10 by 20 mm apart; the format's section 4.11), read by gerbv, by which boards of lamps and sensors are looked at, and saved by it as Gerber again (-x rs274x).
# Guess: four circles of 2 mm before and after, 12 by 22 mm in all.
# Seen (gerbv 2.9.6): drawn, there are four. Saved, there is one: the repeat is left out without a word, and what is made after the saved file lacks three of four. Written one by one, all four are saved.
set -eu
packages='file gerbv'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gerbv
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{ printf '%s\n' '%FSLAX46Y46*%' '%MOMM*%' '%ADD10C,2.0*%' 'D10*' | tee written.gbr; printf '%s\n' '%SRX2Y2I10.0J20.0*%' 'X0Y0D03*' '%SR*%' 'M02*'; } > repeated.gbr
printf '%s\n' 'X0Y0D03*' 'X10000000Y0D03*' 'X0Y20000000D03*' 'X10000000Y20000000D03*' 'M02*' >> written.gbr
size() {
  gerbv -x png -D 254 -B 0 -o a.png "$1" >/dev/null 2>&1 || true
  file a.png | sed 's/.*data, \([0-9]*\) x \([0-9]*\),.*/\1 by \2 dots of 0.1 mm/'
}
for name in repeated written; do
  gerbv -x rs274x -o saved.gbr $name.gbr >/dev/null 2>&1 || true
  echo "$name: drawn $(size $name.gbr), saved $(size saved.gbr) with $(grep -c 'D0*3' saved.gbr) flashes"
done | tee seen
diff seen - <<'T'
repeated: drawn 120 by 220 dots of 0.1 mm, saved 20 by 20 dots of 0.1 mm with 1 flashes
written: drawn 120 by 220 dots of 0.1 mm, saved 120 by 220 dots of 0.1 mm with 4 flashes
T
