#!/bin/sh
# A list of boards in XML put in order by libraries of npm and by xmllint --format: a condition 厚>18 in an attribute (the sign is allowed there), an old board in a comment, CDATA of two parts, an instruction named in Chinese; the values are read again by xmllint.
# Guess: the values are as before.
# Seen: xml-beautifier 0.5.0 and xml-but-prettier 1.0.1 take each > for the end of an element: blanks come into the condition and the comment, and in xml-but-prettier into CDATA. xml-formatter 3.7.0 keeps these and refuses the instruction.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xml-beautifier@0.5.0 xml-but-prettier@1.0.1 xml-formatter@3.7.0
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const of = (name) => require(name).default ?? require(name);

const read = (list, path) => execFileSync('xmllint', ['--xpath', `string(${path})`, '-'], { input: list, encoding: 'utf8' }).replace(/\n$/, '');
const writers = {
  xmllint: (list) => execFileSync('xmllint', ['--format', '-'], { input: list, encoding: 'utf8' }),
  'xml-beautifier': of('xml-beautifier'),
  'xml-but-prettier': of('xml-but-prettier'),
  'xml-formatter': of('xml-formatter'),
};
for (const [list, path] of [
  ['<list><rule when="厚>18"/></list>', '//@when'],
  ['<list><!--<board>旧</board>--><board/></list>', '//comment()'],
  ['<list><note><![CDATA[<b>旧]]></note></list>', 'normalize-space(//note)'],
  ['<list><?打印 a?><board/></list>', '//processing-instruction()'],
]) {
  for (const [name, write] of Object.entries(writers)) {
    let value;
    try {
      value = JSON.stringify(read(write(list), path));
    } catch {
      value = 'refused';
    }
    console.log(`${path} ${name}: ${value}`);
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
//@when xmllint: "厚>18"
//@when xml-beautifier: "厚>         18"
//@when xml-but-prettier: "厚>         18"
//@when xml-formatter: "厚>18"
//comment() xmllint: "<board>旧</board>"
//comment() xml-beautifier: "<board>\n        旧\n    </board>\n    "
//comment() xml-but-prettier: "<board>\n        旧\n    </board>\n    "
//comment() xml-formatter: "<board>旧</board>"
normalize-space(//note) xmllint: "<b>旧"
normalize-space(//note) xml-beautifier: "<b>旧"
normalize-space(//note) xml-but-prettier: "<b> 旧"
normalize-space(//note) xml-formatter: "<b>旧"
//processing-instruction() xmllint: "a"
//processing-instruction() xml-beautifier: "a"
//processing-instruction() xml-but-prettier: "a"
//processing-instruction() xml-formatter: refused
T
