#!/bin/sh
# Months of orders, 2026-01 to 2026-05, as days of a table have them, made quarters by as.yearqtr of R's zoo, and by its as.yearmon first.
# Guess: the first quarter for January to March, the second for April and May; or nothing (NA), as such a text is no quarter.
# Seen: January is Q1, February Q2, March Q3, April Q4 and May nothing: the month is read as the quarter's number. By way of as.yearmon they are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in r-base-core r-cran-zoo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' r-base-core r-cran-zoo
cd "$folder"
export LC_ALL=C.UTF-8
cat > quarter.R <<'R'
suppressMessages(library(zoo))
months <- sprintf('2026-%02d', 1:5)
cat(months, '\n')
cat(format(as.yearqtr(months)), '\n')
cat(format(as.yearqtr(as.yearmon(months))), '\n')
R
{
  Rscript quarter.R
} | tee seen
diff seen - <<'T'
2026-01 2026-02 2026-03 2026-04 2026-05 
2026 Q1 2026 Q2 2026 Q3 2026 Q4 NA 
2026 Q1 2026 Q1 2026 Q1 2026 Q2 2026 Q2 
T
