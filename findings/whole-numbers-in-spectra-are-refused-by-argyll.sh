#!/bin/sh
# The spectrum of a board as a measuring device wrote it (CGATS, four bands, 20, 30, 40 and 50 per cent), reckoned into a colour by Argyll's spec2cie: with points in each number, without, with one point, with an exponent.
# Guess: the same colour each time: 20 and 20.0 are one number, and the text form has no types.
# Seen (argyll 2.3.1): a column is of the kind of its numbers as they are written: without a point it is of whole numbers, and the file is refused ("expect float"), also if other columns have points. Columns of Lab may be whole.
set -eu
dpkg -s argyll >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends argyll; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' argyll
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r bands; do
  cat > board.ti3 <<C
CTI3
DEVICE_CLASS "OUTPUT"
COLOR_REP "iRGB_XYZ"
SPECTRAL_BANDS "4"
SPECTRAL_START_NM "400"
SPECTRAL_END_NM "700"
NUMBER_OF_FIELDS 8
BEGIN_DATA_FORMAT
SAMPLE_ID RGB_R RGB_G RGB_B SPEC_400 SPEC_500 SPEC_600 SPEC_700
END_DATA_FORMAT
NUMBER_OF_SETS 1
BEGIN_DATA
1 50.0 25.0 12.0 $bands
END_DATA
C
  rm -f colour.ti3
  spec2cie board.ti3 colour.ti3 >said 2>&1 || true
  echo "$bands: $(sed -n '/^BEGIN_DATA$/{n;p}' colour.ti3 2>/dev/null | cut -d' ' -f 5-7 || true)$(grep -o 'Error - .*' said | xargs || true)"
done <<'S' | tee seen
20.0 30.0 40.0 50.0
20 30 40 50
20.0 30.0 40.0 50
2e1 3e1 4e1 5e1
S
diff seen - <<'T'
20.0 30.0 40.0 50.0: 20 30 40
20 30 40 50: Error - Field SPEC_400 is wrong type - expect float
20.0 30.0 40.0 50: Error - Field SPEC_700 is wrong type - expect float
2e1 3e1 4e1 5e1: 20 30 40
T
