#!/bin/sh
# Times as they are written in China, read by lubridate of R, which reads 2026年1月5日 and 3:30 PM: ymd_hm of 2026年1月5日 下午3:30 and 15:30, of 下午3点30分 and 3:30 下午; and hm of 下午3:30.
# Guess: 15:30, or NA with a warning.
# Seen: r-cran-lubridate 1.9.2 gives 3:30 in the night for each with 下午, and 8:00 in the morning for 晚上8:00, without a warning; PM is 15:30.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s r-cran-lubridate >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends r-cran-lubridate; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' r-cran-lubridate
cd "$folder"
export LC_ALL=C.UTF-8 TZ=UTC
cat > read.R <<'R'
suppressMessages(library(lubridate))
for (text in c('2026年1月5日 15:30', '2026-01-05 3:30 PM', '2026年1月5日 下午3:30', '2026年1月5日下午3点30分', '2026-01-05 3:30 下午', '2026-01-05 晚上8:00'))
  cat(text, '->', tryCatch(format(ymd_hm(text), '%Y-%m-%d %H:%M'), warning = function(said) 'warning'), '\n')
cat('下午3:30 ->', tryCatch(format(hm('下午3:30')), warning = function(said) 'warning'), '\n')
R
Rscript --vanilla read.R 2>said | tee seen
diff seen - <<'T'
2026年1月5日 15:30 -> 2026-01-05 15:30 
2026-01-05 3:30 PM -> 2026-01-05 15:30 
2026年1月5日 下午3:30 -> 2026-01-05 03:30 
2026年1月5日下午3点30分 -> 2026-01-05 03:30 
2026-01-05 3:30 下午 -> 2026-01-05 03:30 
2026-01-05 晚上8:00 -> 2026-01-05 08:00 
下午3:30 -> 3H 30M 0S 
T
