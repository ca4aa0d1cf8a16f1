#!/bin/sh
# A list of pieces with numbers that have noughts in front so that they stand in a column (010 and 08 pieces, 0100 screws), an area code and an order with a line under it (1_000), read by Ruby's CSV with converters: :numeric, and (but for the last) by agate of Python and readr of R, which make numbers too.
# Guess: 10, 8 and 100; at worst the area code without its nought.
# Seen (csv 3.2.2 of Ruby 3.1): what can be octal is: 010 is 8 and 0100 is 64, 0757 is 495, while 08 is 8.0, so that ten and eight pieces are alike; 1_000 is 1000. agate 1.6.3 has 10, 8 and 100, and readr 2.1.4 leaves them texts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-agate r-cran-readr ruby; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-agate r-cran-readr ruby
cd "$folder"
printf 'pieces\n010\n08\n0100\n0757\n1_000\n' > list.csv
{
  ruby -rcsv -e 'puts "Ruby: #{CSV.read("list.csv", headers: true, converters: :numeric).map { |row| row["pieces"] }.join(" ")}"'
  head -n 5 list.csv > plain.csv
  /usr/bin/python3 -c 'import agate; print("agate:", *agate.Table.from_csv("plain.csv").columns["pieces"])' 2>/dev/null
  Rscript -e 'cat("readr:", suppressMessages(readr::read_csv("plain.csv", progress = FALSE))$pieces, "\n")' 2>/dev/null | sed 's/ *$//'
} | tee seen
diff seen - <<'T'
Ruby: 8 8.0 64 495 1000
agate: 10 8 100 757
readr: 010 08 0100 0757
T
