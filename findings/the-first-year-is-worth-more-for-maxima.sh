#!/bin/sh
# The present value of 100 yuan at the end of this year and 100 at the end of the next, at 10 %, by npv of Maxima's package finance, and of the five payments in the example of its manual at 25 %.
# Guess: 173.55, payments counted at the end of each year as spreadsheets do, and 714.47, which the manual itself gives.
# Seen (maxima 5.46.0): 190.91 and 893.09: the first payment is taken as one of today, so each value is too high by the interest of a year.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='maxima maxima-share gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
maxima --very-quiet --batch-string 'load(finance)$ fpprintprec:6$ print("maxima:", npv(0.1,[100,100]), npv(0.25,[100,500,323,124,300]))$' 2>/dev/null | grep '^maxima' | xargs
printf '"=ROUND(NPV(0.1,100,100),3)","=ROUND(NPV(0.25,100,500,323,124,300),3)"\n' > a.csv
ssconvert --recalc a.csv b.csv >/dev/null 2>&1
echo "gnumeric: $(tr -d '\r' < b.csv)"
} > seen
cat seen
diff seen - <<'T'
maxima: 190.909 893.088
gnumeric: 173.554,714.47
T
