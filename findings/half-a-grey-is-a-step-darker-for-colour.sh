#!/bin/sh
# A grey half as light as white, in HSL, in RGB and in per cent, as a colour with six digits, by colour, spectra and webcolors of Python.
# Guess: #808080 of each: 127.5 of 255 is rounded up (CSS Color 4: rgb(50% 50% 50%) is #808080, as gray is).
# Seen: colour 0.1.5 says #7f7f7f, in HSL and in RGB, which is not its own "gray". The others say #808080.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-colour python3-spectra python3-webcolors'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
/usr/bin/python3 -c "
import colour, spectra, webcolors
print('colour   ', colour.Color(hsl=(0, 0, 0.5)).hex_l, colour.Color(rgb=(0.5, 0.5, 0.5)).hex_l, colour.Color('gray').hex_l)
print('spectra  ', spectra.hsl(0, 0, 0.5).hexcode, spectra.rgb(0.5, 0.5, 0.5).hexcode, spectra.html('gray').hexcode)
print('webcolors', webcolors.rgb_percent_to_hex(('50%', '50%', '50%')), webcolors.name_to_hex('gray'))" | tee seen
diff seen - <<'T'
colour    #7f7f7f #7f7f7f #808080
spectra   #808080 #808080 #808080
webcolors #808080 #808080
T
