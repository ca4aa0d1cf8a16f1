#!/bin/sh
# Three parts with their prices in a file of SPSS (.sav) written by haven of R, compressed by bytes, as it does unless told, and not compressed; read by sav-reader of npm, by haven, and by foreign of R, which has its reader from PSPP.
# Guess: three rows of each: a block of commands of the compression may go over the end of a row or end with it (PSPP's manual, system file format, data record).
# Seen: haven and foreign read three rows of both. sav-reader 2.0.8 reads them of the file that is not compressed; of the compressed one it gives the first alone, though its header says three, and of a file of one row a second that is empty.
set -eu
packages='r-cran-foreign r-cran-haven'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sav-reader@2.0.8
cat > write.R <<'R'
library(haven)
prices <- c(12.5, 18, 25)
for (compress in c("none", "byte")) for (count in c(1, 3)) {
  file <- paste0(compress, count, ".sav")
  write_sav(data.frame(price = prices[seq_len(count)]), file, compress = compress)
  cat(compress, count, "haven:", read_sav(file)$price, "\n")
  cat(compress, count, "foreign:", suppressWarnings(foreign::read.spss(file, to.data.frame = TRUE))$price, "\n")
}
R
cat > read.cjs <<'J'
const { readFileSync } = require('fs');
const { SavBufferReader } = require('sav-reader');

(async () => {
  for (const compress of ['none', 'byte'])
    for (const count of [1, 3]) {
      const reader = new SavBufferReader(readFileSync(`${compress}${count}.sav`));
      await reader.open();
      const rows = await reader.readAllRows();
      console.log(`${compress} ${count} sav-reader: header ${reader.meta.header.n_cases}, rows ${JSON.stringify(rows)}`);
    }
})();
J
{
  Rscript write.R 2>/dev/null
  node read.cjs
} | tee seen
diff seen - <<'T'
none 1 haven: 12.5 
none 1 foreign: 12.5 
none 3 haven: 12.5 18 25 
none 3 foreign: 12.5 18 25 
byte 1 haven: 12.5 
byte 1 foreign: 12.5 
byte 3 haven: 12.5 18 25 
byte 3 foreign: 12.5 18 25 
none 1 sav-reader: header 1, rows [{"price":12.5}]
none 3 sav-reader: header 3, rows [{"price":12.5},{"price":18},{"price":25}]
byte 1 sav-reader: header 1, rows [{"price":12.5},{}]
byte 3 sav-reader: header 3, rows [{"price":12.5}]
T
