#!/bin/sh
# A list of deliveries in R, 侧板 on 2026-01-05 and 门板 on 2026-02-28 (a column of class Date), written by xtable as a table for LaTeX and for HTML, and by kable beside it.
# Guess: the days as R shows them everywhere, 2026-01-05, as xtable's help says nothing of days.
# Seen: xtable writes the days since 1970 with two digits behind the point, 20458.00. kable writes 2026-01-05.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in r-base-core r-cran-knitr r-cran-xtable; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' r-base-core r-cran-knitr r-cran-xtable
cd "$folder"
export LC_ALL=C.UTF-8
cat > write.R <<'R'
days <- data.frame(part = c('侧板', '门板'), day = as.Date(c('2026-01-05', '2026-02-28')))
print(xtable::xtable(days), comment = FALSE, only.contents = TRUE, include.rownames = FALSE, include.colnames = FALSE, hline.after = NULL)
print(xtable::xtable(days), type = 'html', comment = FALSE, only.contents = TRUE, include.rownames = FALSE, include.colnames = FALSE)
print(knitr::kable(days))
R
{
  Rscript write.R
} | tee seen
diff seen - <<'T'
 侧板 & 20458.00 \\ 
  门板 & 20512.00 \\ 
    <tr> <td> 侧板 </td> <td align="right"> 20458.00 </td> </tr>
  <tr> <td> 门板 </td> <td align="right"> 20512.00 </td> </tr>
   

|part |day        |
|:----|:----------|
|侧板 |2026-01-05 |
|门板 |2026-02-28 |
T
