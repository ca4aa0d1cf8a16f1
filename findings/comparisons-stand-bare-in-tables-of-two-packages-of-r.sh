#!/bin/sh
# A table with the remark "18 < 25 & x", made into HTML by R2HTML and hwriter of R, and by knitr's kable.
# Guess: 18 &lt; 25 &amp; x, as a data frame holds texts, not HTML, and the manuals say nothing of marks within them.
# Seen: R2HTML 2.3.3 and hwriter 1.3.2.1 write both signs bare, which no reader of XML takes. knitr escapes them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='r-base-core r-cran-r2html r-cran-hwriter r-cran-knitr'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
cat > run.R <<'R'
list <- data.frame(remark = "18 < 25 & x")
suppressMessages(library(R2HTML)); HTML(list, file = "a.html", append = FALSE)
cat("R2HTML:", grep("18", readLines("a.html"), value = TRUE), "\n")
cat("hwriter:", hwriter::hwrite("18 < 25 & x"), "\n")
cat("hwriter, table:", hwriter::hwrite(c("18 < 25 & x", "95")), "\n")
cat("knitr:", grep("18", strsplit(knitr::kable(list, "html"), "\n")[[1]], value = TRUE), "\n")
R
Rscript run.R 2>/dev/null | sed 's/<[a-z/][^>]*>/ /g; s/  */ /g; s/ *$//' | grep .
} > seen
cat seen
diff seen - <<'T'
R2HTML: 18 < 25 & x
hwriter: 18 < 25 & x
hwriter, table:
 18 < 25 & x 95
knitr: 18 &lt; 25 &amp; x
T
