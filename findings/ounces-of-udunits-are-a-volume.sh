#!/bin/sh
# What a supplier in America packs, given to UDUNITS and to GNU units by the same words: glue of 8 oz (an ounce, 28.35 g) and of 1 gal (a gallon, 3.785 l), a lamp of 2 lb, a strip of 1 pt (a point of printers, or a pint).
# Guess: oz and lb are masses in both, gal is the gallon in both, or one refuses it.
# Seen: GNU units 2.22 has 226.8 g and 3.785 l. For udunits-bin 2.2.28 oz is the ounce of liquids (an 8 oz tin is 0.2366 l and is no mass), though lb beside it is a mass, and gal is the Gal of gravity, cm/s2, so that a gallon by its short name is no volume.
set -eu
for package in udunits-bin units; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' udunits-bin units
seen=$(mktemp)
trap 'rm "$seen"' EXIT
while read -r from to; do
  echo "$from in $to, UDUNITS: $(udunits2 -H "$from" -W "$to" 2>&1 | head -1 | sed 's/^ *//; s/.*= //')"
  echo "$from in $to, GNU units: $(units -t -- "$from" "$to" 2>&1 | head -1)"
done <<'S' | tee "$seen"
oz g
oz l
lb kg
gal l
gal m/s2
gallon l
S
diff "$seen" - <<'T'
oz in g, UDUNITS: udunits2: Units are not convertible
oz in g, GNU units: 28.349523
oz in l, UDUNITS: 0.0295735 l
oz in l, GNU units: conformability error
lb in kg, UDUNITS: 0.453592 kg
lb in kg, GNU units: 0.45359237
gal in l, UDUNITS: udunits2: Units are not convertible
gal in l, GNU units: 3.7854118
gal in m/s2, UDUNITS: 0.01 m/s2
gal in m/s2, GNU units: conformability error
gallon in l, UDUNITS: 3.78541 l
gallon in l, GNU units: 3.7854118
T
