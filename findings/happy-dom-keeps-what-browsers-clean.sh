#!/bin/sh
# A field for a number given a price with a comma and one in blanks, a choice without a value of its own over two lines, a text field whose first line is empty in the source, and an address of mail, in what tests of pages have for a browser.
# Guess: as HTML has it and browsers do: a value that is no number is empty, the choice's value is its text with blanks collapsed, the first line break of <textarea> is not in it, and an address of mail is ASCII before the @.
# Seen: jsdom does. happy-dom 21.0.4 keeps 1,299.50 and the blanks as the value of a number, sends the choice with its line break, has the line break in the text, and takes 张三@portal.example.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact happy-dom@21.0.4 jsdom@29.1.1
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');
const { Window } = require('happy-dom');

const html = '<input id="price" type="number"><select id="kind"><option>  定制\n 衣柜 </option></select><textarea id="note">\n第一行</textarea><input id="mail" type="email">';
for (const [library, { document }] of Object.entries({ jsdom: new JSDOM('').window, 'happy-dom': new Window() })) {
  document.body.innerHTML = html;
  const [price, kind, note, mail] = ['price', 'kind', 'note', 'mail'].map((id) => document.getElementById(id));
  for (const value of ['1,299.50', ' 18 ', '１８']) {
    price.value = value;
    console.log(`${library}: the number ${JSON.stringify(value)} is ${JSON.stringify(price.value)}`);
  }
  mail.value = '张三@portal.example';
  console.log(`${library}: the choice is ${JSON.stringify(kind.value)}, the note ${JSON.stringify(note.value)}, ${mail.value} ${mail.validity.valid ? 'valid' : 'not valid'}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
jsdom: the number "1,299.50" is ""
jsdom: the number " 18 " is ""
jsdom: the number "１８" is ""
jsdom: the choice is "定制 衣柜", the note "第一行", 张三@portal.example not valid
happy-dom: the number "1,299.50" is "1,299.50"
happy-dom: the number " 18 " is " 18 "
happy-dom: the number "１８" is ""
happy-dom: the choice is "  定制\n 衣柜 ", the note "\n第一行", 张三@portal.example valid
T
