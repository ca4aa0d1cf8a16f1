#!/bin/sh
# The colour of a varnish as a supplier gives it, in L*a*b*: a bright red beyond what a screen shows, turned into a colour for the page; and how far a brown is from that of
# the edge band to it. By Debian's package of Python's colormath.
# Guess: the red is brought to the next one that a screen has, #ff0074 or near it, as browsers do with lab(), or refused; the difference is 0.9 or so by CIEDE2000.
# Seen (python3-colormath 3.0.0): the red is #1180074, of seven digits, which no page takes: 280 of 255. The attributes clamped_rgb_r and so on have 1. Every difference ends
# with an error: it asks numpy for asscalar, which numpy 1.23 and Debian's 1.24 no longer have.
set -eu
dpkg -s python3-colormath >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-colormath; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-colormath python3-numpy
/usr/bin/python3 - <<'P'
import sys
from colormath.color_conversions import convert_color
from colormath.color_diff import delta_e_cie2000
from colormath.color_objects import LabColor, sRGBColor
red = convert_color(LabColor(60, 90, 20), sRGBColor)
seen = [red.get_rgb_hex(), red.get_upscaled_value_tuple(), red.clamped_rgb_r]
try:
    seen.append(delta_e_cie2000(LabColor(50, 20, 30), LabColor(51, 20, 30)))
except AttributeError as error:
    seen.append(str(error).split(" '")[-1].strip("'"))
print(*seen)
sys.exit(seen != ['#1180074', (280, 0, 116), 1.0, 'asscalar'])
P
