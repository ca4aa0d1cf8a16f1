#!/bin/sh
# A table of prices from a page, read by rvest of R (html_table): an old price that is struck and the new one (<del>1299</del>999), two sizes with a <br> between (600<br>720), an area code, and an order number of 18 digits.
# Guess: "1299 999" or "1299999" as text with a line or blank for <br>; 0757 and the order number as they stand, since they would change as numbers.
# Seen: r-cran-rvest 1.0.3 makes the number 1299999 of the prices and 600720 of the sizes; 0757 becomes 757, the order number 202611290000000128. With convert = FALSE they are texts, 1299999 and 600720 still.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s r-cran-rvest >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends r-cran-rvest; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' r-cran-rvest
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.R <<'R'
suppressMessages(library(rvest))
page <- read_html('<table><tr><th>price<th>sizes<th>area<th>order<tr><td><del>1299</del>999<td>600<br>720<td>0757<td>202611290000000123</table>')
for (convert in c(TRUE, FALSE)) {
  row <- html_table(page, convert = convert)[[1]]
  cat(sapply(row, function(cell) paste(class(cell), format(cell, digits = 20, scientific = FALSE))), sep = ', ')
  cat('\n')
}
R
Rscript --vanilla read.R 2>said | tee seen
diff seen - <<'T'
integer 1299999, integer 600720, integer 757, numeric 202611290000000128
character 1299999, character 600720, character 0757, character 202611290000000123
T
