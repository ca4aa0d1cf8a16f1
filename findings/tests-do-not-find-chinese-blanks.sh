#!/bin/sh
# A page with the blanks of Chinese (U+3000), two at the beginning of a paragraph, one within a name of two characters (姓　名), asked for by Testing Library's DOM, by which tests of pages find what a user sees, with the text as it stands on the page.
# Guess: found: HTML collapses no such blanks, they are on the screen, and the text is the page's own.
# Seen (@testing-library/dom 10.4.2): its normaliser collapses and trims them in the page (\s of JavaScript), not in the text that is asked for: by text and by label nothing is found with the blanks of Chinese, only with blanks of ASCII. By role and name it is the other way round: names keep them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @testing-library/dom@10.4.2 jsdom@29.1.1
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<p>　　自发布之日起施行。</p><p>合计：　1299元</p><button>确　认</button><label>姓　名<input></label>');
Object.assign(global, { window, document: window.document });
const { queryByLabelText, queryByRole, queryByText } = require('@testing-library/dom');

const { body } = window.document;
const ways = {
  'paragraph by its text': (blank) => queryByText(body, `${blank}${blank}自发布之日起施行。`),
  'sum by its text': (blank) => queryByText(body, `合计：${blank}1299元`),
  'field by its label': (blank) => queryByLabelText(body, `姓${blank}名`),
  'button by its name': (blank) => queryByRole(body, 'button', { name: `确${blank}认` }),
};
for (const [way, find] of Object.entries(ways)) console.log(`${way}: with U+3000 ${find('　') ? 'found' : 'not found'}, with a blank ${find(' ') ? 'found' : 'not found'}`);
console.log(`paragraph without blanks: ${queryByText(body, '自发布之日起施行。') ? 'found' : 'not found'}`);
J
node run.cjs | tee seen
diff seen - <<'T'
paragraph by its text: with U+3000 not found, with a blank not found
sum by its text: with U+3000 not found, with a blank found
field by its label: with U+3000 not found, with a blank found
button by its name: with U+3000 found, with a blank not found
paragraph without blanks: found
T
