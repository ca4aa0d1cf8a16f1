#!/bin/sh
# Times of appointments as other programs write them, 2026-01-05T09:30:00, 2026-01-05 09:30:00 +0800, and a list of which one has no hour, read by as.POSIXct of R, and by lubridate and readr.
# Guess: half past nine, and of China where the offset is told, and in the list an hour for all but the one.
# Seen (R 4.2.2): behind a T the hour is left out, midnight, without a word; of the list one entry without an hour takes the hours of all; and the offset is left out, so that half past nine is that of Greenwich. lubridate 1.9.2 is right in both; readr 2.1.4 has the hour behind T, and nothing (NA) for an offset behind a blank.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in r-base-core r-cran-lubridate r-cran-readr; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' r-base-core r-cran-lubridate r-cran-readr
cd "$folder"
cat > read.R <<'R'
shown <- function(name, times) cat(name, ": ", paste(format(times, "%m-%d %H:%M", tz = "UTC"), collapse = ", "), "\n", sep = "")
shown("as.POSIXct, T", as.POSIXct("2026-01-05T09:30:00", tz = "UTC"))
shown("as.POSIXct, offset", as.POSIXct("2026-01-05 09:30:00 +0800", tz = "UTC"))
shown("as.POSIXct, list", as.POSIXct(c("2026-01-05 09:30", "2026-01-06", "2026-01-07 14:00"), tz = "UTC"))
shown("lubridate, T", lubridate::as_datetime("2026-01-05T09:30:00"))
shown("lubridate, offset", lubridate::ymd_hms("2026-01-05 09:30:00 +0800"))
shown("readr, T", readr::parse_datetime("2026-01-05T09:30:00"))
shown("readr, offset", readr::parse_datetime("2026-01-05 09:30:00 +0800"))
R
Rscript read.R 2>/dev/null | tee seen
diff seen - <<'T'
as.POSIXct, T: 01-05 00:00
as.POSIXct, offset: 01-05 09:30
as.POSIXct, list: 01-05 00:00, 01-06 00:00, 01-07 00:00
lubridate, T: 01-05 09:30
lubridate, offset: 01-05 01:30
readr, T: 01-05 09:30
readr, offset: NA
T
