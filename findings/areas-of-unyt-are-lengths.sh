#!/bin/sh
# Measures of boards as texts, read by what three libraries for units have for that: Quantity of astropy, from_string of unyt, and the registry of pint: an area in three ways of writing, a size of two sides, a sum, a half and feet with inches.
# Guess: 600 mm2 is an area (or refused), 6 m² too; what is no single measure is refused by all, but sums and shares may be reckoned.
# Seen: unyt 2.9.3 reads as far as it knows and leaves out the rest without a word: 6 m^2 and 6 m² are 6 m, 600 mm2 is 600 mm, 600 mm x 400 mm and 600 mm + 18 mm are 600 mm, 6 m / 2 is 6 m, 5 ft 6 in is 5 ft. astropy 5.2.1 refuses what it does not know, and so does pint 0.19.2 but for feet with inches, which it multiplies.
set -eu
for package in python3-astropy python3-unyt python3-pint; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-astropy python3-unyt python3-pint
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 -W ignore - <<'P' | tee "$seen"
from astropy.units import Quantity
from pint import UnitRegistry
from unyt import unyt_quantity

readers = {'astropy': Quantity, 'unyt': unyt_quantity.from_string, 'pint': UnitRegistry()}
for text in ['6 m**2', '6 m^2', '6 m²', '600 mm2', '600 mm x 400 mm', '600 mm + 18 mm', '6 m / 2', '5 ft 6 in']:
    for name, read in readers.items():
        try:
            said = str(read(text))
        except Exception:
            said = 'refused'
        print(f'{text}, {name}: {said}')
P
diff "$seen" - <<'T'
6 m**2, astropy: 6.0 m2
6 m**2, unyt: 6.0 m**2
6 m**2, pint: 6 meter ** 2
6 m^2, astropy: 6.0 m2
6 m^2, unyt: 6.0 m
6 m^2, pint: 6 meter ** 2
6 m², astropy: 6.0 m2
6 m², unyt: 6.0 m
6 m², pint: 6 meter ** 2
600 mm2, astropy: 600.0 mm2
600 mm2, unyt: 600.0 mm
600 mm2, pint: refused
600 mm x 400 mm, astropy: refused
600 mm x 400 mm, unyt: 600.0 mm
600 mm x 400 mm, pint: refused
600 mm + 18 mm, astropy: refused
600 mm + 18 mm, unyt: 600.0 mm
600 mm + 18 mm, pint: 618 millimeter
6 m / 2, astropy: refused
6 m / 2, unyt: 6.0 m
6 m / 2, pint: 3.0 meter
5 ft 6 in, astropy: refused
5 ft 6 in, unyt: 5.0 ft
5 ft 6 in, pint: 30 foot * inch
T
