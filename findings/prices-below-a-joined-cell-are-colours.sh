#!/bin/sh
# A table of prices in a page: 衣柜 over two rows (rowspan) with two colours, and a sum whose word goes over two columns (colspan), made into objects by libraries of npm.
# Guess: each price stands under 单价, as it does on the page: the joined cell is repeated or left empty in the others.
# Seen: cheerio-tableparser with its two options repeats it. tabletojson 4.1.15 repeats over rows; of the last row the sum stands under 颜色. html-table-to-json 1.0.0 takes no notice of either: 橡木 is the name, 1,499 the colour, and there is no price.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cheerio-tableparser@1.0.1 cheerio@1.2.0 html-table-to-json@1.0.0 tabletojson@4.1.15
cat > run.cjs <<'J'
const cheerio = require('cheerio');
const tableparser = require('cheerio-tableparser');
const { parse } = require('html-table-to-json');
const { tabletojson } = require('tabletojson');

const html = `<table><thead><tr><th>名称</th><th>颜色</th><th>单价</th></tr></thead><tbody>
<tr><td rowspan="2">衣柜</td><td>白</td><td>1,299</td></tr><tr><td>橡木</td><td>1,499</td></tr>
<tr><td colspan="2">合计</td><td>2,798</td></tr></tbody></table>`;
const columns = () => {
  const $ = cheerio.load(html);
  tableparser($);
  const [names, colours, prices] = $('table').parsetable(true, true, true);
  return names.slice(1).map((name, row) => ({ 名称: name, 颜色: colours[row + 1], 单价: prices[row + 1] }));
};
for (const [library, rows] of [['cheerio-tableparser', columns()], ['tabletojson', tabletojson.convert(html)[0]], ['html-table-to-json', parse(html).results[0]]]) {
  for (const row of rows) console.log(`${library}: ${JSON.stringify(row)}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
cheerio-tableparser: {"名称":"衣柜","颜色":"白","单价":"1,299"}
cheerio-tableparser: {"名称":"衣柜","颜色":"橡木","单价":"1,499"}
cheerio-tableparser: {"名称":"合计","颜色":"合计","单价":"2,798"}
tabletojson: {"名称":"衣柜","颜色":"白","单价":"1,299"}
tabletojson: {"名称":"衣柜","颜色":"橡木","单价":"1,499"}
tabletojson: {"名称":"合计","颜色":"2,798"}
html-table-to-json: {"名称":"衣柜","颜色":"白","单价":"1,299"}
html-table-to-json: {"名称":"橡木","颜色":"1,499"}
html-table-to-json: {"名称":"合计","颜色":"2,798"}
T
