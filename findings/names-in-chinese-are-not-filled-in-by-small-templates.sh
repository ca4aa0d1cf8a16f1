#!/bin/sh
# A line of a quotation with a name in Chinese, 单价 = 1280, and one of letters, by four small libraries of npm for templates and messages.
# Guess: 1280, as micromustache fills it in: 单价 is a name of JavaScript (ECMA-262, 12.7), and none of the manuals says that names are ASCII.
# Seen: whiskers 0.4.0 leaves the braces, frenchkiss 0.3.0 shows the name itself, as it does with keys that it does not know; juicer 0.6.15 gives undefined for the whole template. Below an object juicer and micromustache fill it in.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts whiskers@0.4.0 juicer@0.6.15 frenchkiss@0.3.0 micromustache@8.0.3 >/dev/null 2>&1
cat > run.cjs <<'P'
const frenchkiss = require('frenchkiss');
const juicer = require('juicer');
const { render } = require('micromustache');
const whiskers = require('whiskers');
const values = { 单价: 1280, n: 2, o: { 单价: 1280 } };
frenchkiss.locale('zh');
for (const name of ['单价', 'n', 'o.单价']) {
  frenchkiss.set('zh', { line: `{${name}} yuan` });
  console.log(`${name}: whiskers ${whiskers.render(`{${name}} yuan`, values)}; frenchkiss ${frenchkiss.t('line', values)}; juicer ${juicer(`\${${name}} yuan`, values)}; micromustache ${render(`{{${name}}} yuan`, values)}`);
}
P
node run.cjs 2>/dev/null | tee seen
diff seen - <<'T'
单价: whiskers {单价} yuan; frenchkiss 单价 yuan; juicer undefined; micromustache 1280 yuan
n: whiskers 2 yuan; frenchkiss 2 yuan; juicer 2 yuan; micromustache 2 yuan
o.单价: whiskers {o.单价} yuan; frenchkiss o.单价 yuan; juicer 1280 yuan; micromustache 1280 yuan
T
