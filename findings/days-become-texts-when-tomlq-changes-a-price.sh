#!/bin/sh
# A file of settings in TOML with the day 2026-03-15 and a price, in which tomlq -t of yq changes the price.
# Guess: the day stays a day (TOML 1.0, Local Date), as tomlq -t is said to "transcode back into TOML", and the line was not touched.
# Seen (yq 3.1.0): day = "2026-03-15", a text, which readers that ask for a day refuse.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='yq'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'day = 2026-03-15\nat = 09:30:00\nprice = 95\n' > list.toml
tomlq -t '.price = 96' list.toml
} > seen
cat seen
diff seen - <<'T'
day = "2026-03-15"
at = "09:30:00"
price = 96
T
