#!/bin/sh
# A parts list as CSV, read by json-2-csv: with a line end after the last line, as every spreadsheet writes it, with LF and with CRLF (RFC 4180), the last column a text; an order number of 18 digits, an article number 1E5.
# Guess: the cells without line ends; numbers that would change stay texts, as 0757 does, which it keeps.
# Seen: json-2-csv 5.6.0 leaves the line end in the last cell of the file, 白\n; with CRLF the last cell of each line, and the last heading, has a \r. 202611290000000123 becomes 202611290000000130, 1E5 becomes 100000.
# With trimFieldValues and trimHeaderFields the line ends are gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-2-csv@5.6.0
cat > read.mjs <<'J'
import { csv2json } from 'json-2-csv';

const lines = ['区号,货号,订单,颜色', '0757,1E5,202611290000000123,红', '010,A2,7,白', ''];
for (const [name, end] of [['LF', '\n'], ['CRLF', '\r\n']]) {
  console.log(`${name}: ${JSON.stringify(csv2json(lines.join(end)))}`);
  console.log(`${name}, trimmed: ${JSON.stringify(csv2json(lines.join(end), { trimFieldValues: true, trimHeaderFields: true }))}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
LF: [{"区号":"0757","货号":100000,"订单":202611290000000130,"颜色":"红"},{"区号":"010","货号":"A2","订单":7,"颜色":"白\n"}]
LF, trimmed: [{"区号":"0757","货号":100000,"订单":202611290000000130,"颜色":"红"},{"区号":"010","货号":"A2","订单":7,"颜色":"白"}]
CRLF: [{"区号":"0757","货号":100000,"订单":202611290000000130,"颜色\r":"红\r"},{"区号":"010","货号":"A2","订单":7,"颜色\r":"白\r\n"}]
CRLF, trimmed: [{"区号":"0757","货号":100000,"订单":202611290000000130,"颜色":"红"},{"区号":"010","货号":"A2","订单":7,"颜色":"白"}]
T
