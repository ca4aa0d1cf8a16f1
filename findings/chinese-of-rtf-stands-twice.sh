#!/bin/sh
# The word 门板 18mm in RTF as Word and WPS write it in China: in bytes of GBK (\'c3\'c5, \ansicpg936), by its characters with those bytes behind each for older readers (\uc2\u-27160\'c3\'c5), and with a question mark behind each (\uc1\u-27160?), read by libraries of npm.
# Guess: 门板 18mm in all; the signs for older readers are skipped, as \uc says how many they are (RTF 1.9.1, "Unicode RTF").
# Seen: rtf-parser 1.3.3, and @iarna/rtf-to-html and rtf2text, which stand on it, do not read \uc: 门门板板 18mm, and 门?板? 18mm. officeparser 7.6.4 does not, either, and takes the bytes for Latin-1, ÃÅ°å. rtf2html leaves out all Chinese, and keeps the question marks. Nothing reads all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @iarna/rtf-to-html@1.1.0 officeparser@7.8.0 rtf-parser@1.3.3 rtf2html@1.0.0 rtf2text@1.0.1
cat > run.cjs <<'J'
const { parseOffice } = require('officeparser');
const rtf2html = require('rtf2html');
const rtf2text = require('rtf2text');
const { string: parse } = require('rtf-parser');
const { fromString: toHtml } = require('@iarna/rtf-to-html');
const head = '{\\fonttbl{\\f0\\fnil\\fcharset134 SimSun;}}\\f0';
const files = {
  'bytes of GBK': `{\\rtf1\\ansi\\ansicpg936${head} \\'c3\\'c5\\'b0\\'e5 18mm\\par}`,
  'characters and bytes': `{\\rtf1\\ansi\\ansicpg936\\uc2${head} \\u-27160\\'c3\\'c5\\u26495\\'b0\\'e5 18mm\\par}`,
  'characters and ?': `{\\rtf1\\ansi\\ansicpg936\\uc1${head} \\u-27160?\\u26495? 18mm\\par}`,
};
const call = (library) => (text) => new Promise((resolve, reject) => library(text, (error, result) => (error ? reject(error) : resolve(result))));
const body = (html) => html.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, '').trim();
const libraries = {
  'rtf-parser': async (text) => (await call(parse)(text)).content.flatMap((part) => part.content ?? part).map((part) => part.value).join(''),
  '@iarna/rtf-to-html': async (text) => body(await call(toHtml)(text)),
  rtf2text: call(rtf2text.string),
  rtf2html: async (text) => body((rtf2html.default ?? rtf2html)(text)),
  officeparser: async (text) => (await parseOffice(Buffer.from(text), { fileType: 'rtf' })).toText(),
};
(async () => {
  for (const [name, text] of Object.entries(files)) {
    for (const [library, read] of Object.entries(libraries)) console.log(`${name}, ${library}: ${(await read(text)).trim()}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
bytes of GBK, rtf-parser: 门板 18mm
bytes of GBK, @iarna/rtf-to-html: 门板 18mm
bytes of GBK, rtf2text: 门板 18mm
bytes of GBK, rtf2html: 18mm
bytes of GBK, officeparser: ÃÅ°å 18mm
characters and bytes, rtf-parser: 门门板板 18mm
characters and bytes, @iarna/rtf-to-html: 门门板板 18mm
characters and bytes, rtf2text: 门门板板 18mm
characters and bytes, rtf2html: 18mm
characters and bytes, officeparser: 门ÃÅ板°å 18mm
characters and ?, rtf-parser: 门?板? 18mm
characters and ?, @iarna/rtf-to-html: 门?板? 18mm
characters and ?, rtf2text: 门?板? 18mm
characters and ?, rtf2html: ?? 18mm
characters and ?, officeparser: 门?板? 18mm
T
