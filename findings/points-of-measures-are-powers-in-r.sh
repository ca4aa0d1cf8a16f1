#!/bin/sh
# Measures of boards as texts, 600 mm, 18.5 mm, 2.5 m and 2.44 m, read into amounts with units by units of R (as_units), asked for in millimetres, and by udunits2, which it rests upon.
# Guess: 600, 18.5, 2500 and 2440 mm.
# Seen (units 0.8-1): 600 mm is right. Of a number with a point the places behind it become a power: 18.5 mm is 18 to the 5th mm, 1889568, 2.5 m is 32 m, and 2.44 m is 1.76e+16 mm, without a word. Without a blank, 2.44m, it is right. udunits2 has all of them right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in r-cran-units udunits-bin; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' r-cran-units udunits-bin
cd "$folder"
cat > read.R <<'R'
suppressMessages(library(units))
for (text in c("600 mm", "18.5 mm", "2.5 m", "2.44 m", "2.44m")) cat("R, ", text, ": ", format(drop_units(set_units(as_units(text), "mm", mode = "standard"))), "\n", sep = "")
R
{
  Rscript read.R 2>/dev/null
  for text in '600 mm' '18.5 mm' '2.5 m' '2.44 m'; do echo "udunits2, $text: $(udunits2 -H "$text" -W mm | sed -n '1s/.* = //p')"; done
} | tee seen
diff seen - <<'T'
R, 600 mm: 600
R, 18.5 mm: 1889568
R, 2.5 m: 32000
R, 2.44 m: 1.759219e+16
R, 2.44m: 2440
udunits2, 600 mm: 600 mm
udunits2, 18.5 mm: 18.5 mm
udunits2, 2.5 m: 2500 mm
udunits2, 2.44 m: 2440 mm
T
