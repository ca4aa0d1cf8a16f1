#!/bin/sh
# Cut lists as partners in Europe send them: between semicolons, sizes with a decimal comma (600,5), as Excel saves CSV there; of two columns, and of four without headings; and one between tabs. The library
# finds the separator by itself.
# Guess: it is the semicolon, as one comma would leave rows of different length or texts with semicolons in them; or the library asks.
# Seen: papaparse 5.7.1 takes the comma where there are two columns or no headings, and in the file between tabs; csv-string 4.1.1, csv-sniffer 0.1.1 and csvtojson 2.0.14 (delimiter auto) take it where there
# are no headings, csvtojson between tabs, too. None says so: a side of 600.5 becomes "5;400" and the like. Python's csv.Sniffer
# finds the first alone, clevercsv 0.7.5 all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-clevercsv >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-clevercsv; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-clevercsv
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact papaparse@5.7.1 csv-string@4.1.1 csv-sniffer@0.1.1 csvtojson@2.0.14
printf '名称;长\n侧板;600,5\n门板;716,5\n' > two.csv
printf '600,5;400,5;18,0;2\n716,5;396,5;18,0;4\n' > sizes.csv
printf '名称\t长,宽\n侧板\t600,400\n门板\t716,396\n' > tabs.csv
cat > sniff.cjs <<'J'
const { readFileSync } = require('node:fs');
const csvSniffer = require('csv-sniffer')();
const { detect } = require('csv-string');
const csvtojson = require('csvtojson');
const { parse } = require('papaparse');

(async () => {
  for (const name of ['two.csv', 'sizes.csv', 'tabs.csv']) {
    const text = readFileSync(name, 'utf8');
    console.log(name, JSON.stringify({ papaparse: parse(text).meta.delimiter, 'csv-string': detect(text), 'csv-sniffer': new csvSniffer().sniff(text).delimiter }));
    console.log(name, 'csvtojson', JSON.stringify((await csvtojson({ delimiter: 'auto', noheader: true, output: 'csv' }).fromString(text))[0]));
  }
})();
J
{
  node sniff.cjs
  PYTHONIOENCODING=utf-8 /usr/bin/python3 - <<'P'
import csv, clevercsv
for name in ['two.csv', 'sizes.csv', 'tabs.csv']:
    text = open(name, encoding='utf-8').read()
    try:
        sniffed = csv.Sniffer().sniff(text).delimiter
    except csv.Error as error:
        sniffed = str(error)
    print(name, repr(sniffed), repr(clevercsv.Sniffer().sniff(text).delimiter))
P
} | tee seen
diff seen - <<'T'
two.csv {"papaparse":",","csv-string":";","csv-sniffer":";"}
two.csv csvtojson ["名称","长"]
sizes.csv {"papaparse":",","csv-string":",","csv-sniffer":","}
sizes.csv csvtojson ["600","5;400","5;18","0;2"]
tabs.csv {"papaparse":",","csv-string":"\t","csv-sniffer":"\t"}
tabs.csv csvtojson ["名称\t长","宽"]
two.csv ';' ';'
sizes.csv ',' ';'
tabs.csv ',' '\t'
T
