#!/bin/sh
# A table of prices in a page, sorted by a click on its heading, as offers in China have them: $899 (as what the libraries were made for), ¥899 with the sign of one column, and ￥899 with that of two, which keyboards in China give.
# Guess: a library that sorts amounts with the sign of a currency sorts all three: 89.50, 899, 1,299.50, 10,000.
# Seen: tablesorter 2.32.0 and DataTables 3.1.5 do for $ and ¥; ￥ they sort as text, 1,299.50 first and 899 last. tablesort 5.6.0 with its rule for numbers knows neither ¥ nor ￥.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact datatables.net@3.1.5 jquery@3.8.0 jsdom@29.1.1 tablesort@5.6.0 tablesorter@2.32.0
cat > sort.cjs <<'J'
const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');

const libraries = {
  tablesorter: [['jquery/dist/jquery.js', 'tablesorter/dist/js/jquery.tablesorter.js'], "$('table').tablesorter({ sortList: [[0, 0]] })"],
  DataTables: [['jquery/dist/jquery.js', 'datatables.net/js/dataTables.js'], "new DataTable('table', { order: [[0, 'asc']], paging: false })"],
  tablesort: [['tablesort/dist/tablesort.min.js', 'tablesort/dist/sorts/tablesort.number.min.js'], "new Tablesort(document.querySelector('table')); document.querySelector('th').click()"],
};
for (const [name, [files, start]] of Object.entries(libraries)) {
  for (const sign of ['$', '¥', '￥']) {
    const rows = ['899.00', '1,299.50', '10,000.00', '89.50'].map((price) => `<tr><td>${sign}${price}</td></tr>`).join('');
    const { window } = new JSDOM(`<!doctype html><table><thead><tr><th>价格</th></tr></thead><tbody>${rows}</tbody></table>`, { runScripts: 'outside-only', pretendToBeVisual: true });
    for (const file of files) window.eval(readFileSync(`node_modules/${file}`, 'utf8'));
    window.eval(start);
    console.log(`${name}: ${Array.from(window.document.querySelectorAll('td'), ({ textContent }) => textContent).join(' ')}`);
    window.close();
  }
}
J
node sort.cjs | tee seen
diff seen - <<'T'
tablesorter: $89.50 $899.00 $1,299.50 $10,000.00
tablesorter: ¥89.50 ¥899.00 ¥1,299.50 ¥10,000.00
tablesorter: ￥1,299.50 ￥10,000.00 ￥89.50 ￥899.00
DataTables: $89.50 $899.00 $1,299.50 $10,000.00
DataTables: ¥89.50 ¥899.00 ¥1,299.50 ¥10,000.00
DataTables: ￥1,299.50 ￥10,000.00 ￥89.50 ￥899.00
tablesort: $89.50 $899.00 $1,299.50 $10,000.00
tablesort: ¥1,299.50 ¥10,000.00 ¥89.50 ¥899.00
tablesort: ￥1,299.50 ￥10,000.00 ￥89.50 ￥899.00
T
