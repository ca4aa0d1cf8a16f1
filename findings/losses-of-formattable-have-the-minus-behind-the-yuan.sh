#!/bin/sh
# A loss of 1280.5 yuan as currency of the package formattable of R, of scales, and of accounting in formattable.
# Guess: -¥1,280.50, as scales writes it and as China does (CLDR 41, zh), and (1,280.50) for accounting.
# Seen (formattable 0.2.1): ¥-1,280.50; accounting is as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='r-base-core r-cran-formattable r-cran-scales'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
Rscript -e 'suppressMessages(library(formattable)); cat(format(currency(-1280.5, symbol = "¥")), scales::dollar(-1280.5, prefix = "¥"), format(accounting(-1280.5)), "\n")' 2>/dev/null
} > seen
cat seen
diff seen - <<'T'
¥-1,280.50 -¥1,280.50 (1,280.50) 
T
