#!/bin/sh
# Settings whose names have a colon, a hash sign or a hyphen before a blank (单价: 元, #1, - 门), written as YAML by json2yaml and by js-yaml, and read again by js-yaml.
# Guess: the same settings: YAML has quotation marks for such names, as json2yaml sets them around texts.
# Seen: json2yaml 1.1.0 quotes no name: "单价: 元" cannot be read any more, #1 is a comment and lost, and "- 门" becomes a list. js-yaml 4.1.0 quotes all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json2yaml@1.1.0 js-yaml@4.1.0
cat > names.cjs <<'J'
const yaml = require('js-yaml');
const { stringify } = require('json2yaml');
const read = (text) => {
  try {
    return JSON.stringify(yaml.load(text));
  } catch (error) {
    return error.reason;
  }
};
for (const name of ['单价: 元', '#1', '- 门', '门']) console.log(`${name} | json2yaml: ${read(stringify({ [name]: '18"' }))} | js-yaml: ${read(yaml.dump({ [name]: '18"' }))}`);
J
node names.cjs | tee seen
diff seen - <<'T'
单价: 元 | json2yaml: bad indentation of a mapping entry | js-yaml: {"单价: 元":"18\""}
#1 | json2yaml: null | js-yaml: {"#1":"18\""}
- 门 | json2yaml: [{"门":"18\""}] | js-yaml: {"- 门":"18\""}
门 | json2yaml: {"门":"18\""} | js-yaml: {"门":"18\""}
T
