#!/bin/sh
# Land of a works: 2 ha, and 50 a, by the short names of hectare and are that the SI takes beside its own (ha) and cadasters use (a), in four libraries for units of Python.
# Guess: ha is 10,000 square metres in each; a may be the are or the year.
# Seen: pint 0.19.2 and quantities 0.13.0 have 20,000 m2; unyt 2.9.3 knows neither. The a is the year for those who know it; and in astropy 5.2.1, as it makes hecto- of any name, ha is a hundred years: 2 ha are 6.3 thousand million seconds.
set -eu
for package in python3-astropy python3-unyt python3-pint python3-quantities; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-astropy python3-unyt python3-pint python3-quantities
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 -W ignore - <<'P' | tee "$seen"
from astropy.units import Quantity
from pint import UnitRegistry
from quantities import Quantity as Measure
from unyt import unyt_quantity

ways = {
    'astropy': lambda number, unit: Quantity(number, unit).si,
    'unyt': lambda number, unit: unyt_quantity(number, unit).in_mks(),
    'pint': lambda number, unit: UnitRegistry().Quantity(number, unit).to_base_units(),
    'quantities': lambda number, unit: Measure(number, unit).simplified,
}
for number, unit in [(2, 'ha'), (50, 'a'), (2, 'km')]:
    for name, way in ways.items():
        try:
            said = str(way(number, unit))
        except Exception:
            said = 'refused'
        print(f'{number} {unit}, {name}: {said}')
P
diff "$seen" - <<'T'
2 ha, astropy: 6311520000.0 s
2 ha, unyt: refused
2 ha, pint: 20000 meter ** 2
2 ha, quantities: 20000.0 m**2
50 a, astropy: 1577880000.0 s
50 a, unyt: refused
50 a, pint: 1577880000.0 second
50 a, quantities: 1577846298.735 s
2 km, astropy: 2000.0 m
2 km, unyt: 2000.0 m
2 km, pint: 2000.0 meter
2 km, quantities: 2000.0 m
T
