#!/bin/sh
# Prices of 1280.55 and 128000.55 in one table, printed by pander of R, by knitr's kable and by R itself.
# Guess: both with their cents, as R prints them and kable does.
# Seen (pander 0.6.5): 1281 and 128001: its setting digits is 4 from the start, which are not places behind the point but digits in all; R and kable have 7. With digits of 8 the cents are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='r-base-core r-cran-pander r-cran-knitr'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
cat > run.R <<'R'
list <- data.frame(name = c("a", "b"), price = c(1280.55, 128000.55))
suppressMessages(library(pander))
for (digits in c(4, 8)) cat("pander, digits", digits, ":", grep("[0-9]", capture.output(pandoc.table(list, style = "simple", digits = digits)), value = TRUE), "\n")
cat("pander:", grep("[0-9]", capture.output(pandoc.table(list, style = "simple")), value = TRUE), "\n")
cat("knitr:", tail(capture.output(knitr::kable(list, "simple")), 2), "\n")
cat("R:", tail(capture.output(list), 2), "\n")
R
Rscript run.R 2>/dev/null | tr -s ' '
} > seen
cat seen
diff seen - <<'T'
pander, digits 4 : a 1281 b 128001 
pander, digits 8 : a 1280.55 b 128000.55 
pander: a 1281 b 128001 
knitr: a 1280.55 b 128000.55 
R: 1 a 1280.55 2 b 128000.55 
T
