#!/bin/sh
# The digest by MD5 of a text in Chinese, as payments and openings of APIs in China are signed, by small libraries of npm and by Node.js.
# Guess: all give the digest of the text in UTF-8, or refuse it.
# Seen: blueimp-md5 2.19.0, js-md5 0.9.2, md5 2.3.0, nano-md5 1.0.5 and spark-md5 3.0.2 do. pure-md5 0.1.14 and md5-jkmyers 0.0.1 give one of their own, the same for both, of no UTF-8, UTF-16 or GBK; of E0 they give the right one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact blueimp-md5@2.19.0 iconv-lite@0.7.0 js-md5@0.9.2 md5@2.3.0 md5-jkmyers@0.0.1 nano-md5@1.0.5 pure-md5@0.1.14 spark-md5@3.0.2
cat > digest.cjs <<'J'
const { createHash } = require('node:crypto');
const { encode } = require('iconv-lite');

const digest = (bytes) => createHash('md5').update(bytes).digest('hex');
const libraries = {
  'blueimp-md5': require('blueimp-md5'),
  'js-md5': require('js-md5'),
  md5: require('md5'),
  'nano-md5': require('nano-md5'),
  'spark-md5': require('spark-md5').hash,
  'pure-md5': require('pure-md5').md5,
  'md5-jkmyers': require('md5-jkmyers'),
};
for (const text of ['E0', '衣柜']) {
  const names = Object.fromEntries(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'GBK', 'latin1'].reverse().map((charset) => [digest(encode(text, charset)), charset]));
  for (const [name, library] of Object.entries(libraries)) {
    const seen = String(library(text));
    console.log(`${text}, ${name}: ${names[seen] ?? `of no charset, ${seen.slice(0, 8)}`}`);
  }
}
J
node digest.cjs | tee seen
diff seen - <<'T'
E0, blueimp-md5: UTF-8
E0, js-md5: UTF-8
E0, md5: UTF-8
E0, nano-md5: UTF-8
E0, spark-md5: UTF-8
E0, pure-md5: UTF-8
E0, md5-jkmyers: UTF-8
衣柜, blueimp-md5: UTF-8
衣柜, js-md5: UTF-8
衣柜, md5: UTF-8
衣柜, nano-md5: UTF-8
衣柜, spark-md5: UTF-8
衣柜, pure-md5: of no charset, c8696c68
衣柜, md5-jkmyers: of no charset, c8696c68
T
