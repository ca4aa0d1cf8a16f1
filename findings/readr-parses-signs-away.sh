#!/bin/sh
# Amounts as they stand in Chinese tables, given to parse_number of readr, which "drops any non-numeric characters before or after the first number": 1.2万, －5 (full-width minus), (1,299) of bookkeepers, -¥89.5, ¥-89.5,
# １２９９, 约3-5天.
# Guess: what it cannot read is NA with a warning, as it says for １２９９; never a loss as a gain, nor a ten-thousandth.
# Seen: r-cran-readr 2.1.4: 1.2万 is 1.2, －5 is 5, (1,299) is 1299; -¥89.5 is NA, ¥-89.5 is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s r-cran-readr >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends r-cran-readr; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' r-cran-readr
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.R <<'R'
suppressMessages(library(readr))
for (text in c('¥1,299.50元', '1.2万', '－5', '(1,299)', '-¥89.5', '¥-89.5', '１２９９', '约3-5天'))
  cat(text, '->', tryCatch(parse_number(text), warning = function(said) 'warning'), '\n')
R
Rscript --vanilla read.R 2>said | tee seen
diff seen - <<'T'
¥1,299.50元 -> 1299.5 
1.2万 -> 1.2 
－5 -> 5 
(1,299) -> 1299 
-¥89.5 -> warning 
¥-89.5 -> -89.5 
１２９９ -> warning 
约3-5天 -> 3 
T
