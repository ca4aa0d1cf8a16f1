#!/bin/sh
# Text as it is typed in China in templates and files of XML: two ideographic blanks (U+3000) at the beginning of a paragraph and between two words; neither HTML nor XML takes them for white space, and browsers show each of them.
# Guess: what compiles templates or makes files smaller or tidier, and touches white space, leaves them, as it leaves &nbsp;.
# Seen: Vue's, Svelte's and html-minifier-terser's do, and minify-html's. Angular's compiler 21.2.26 and minify-xml 4.5.2, told to collapse white space in texts, make one common blank of the two; xml-formatter 3.7.0 takes them away
# at the beginning of a text with a line break before them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @angular/compiler@21.2.26 @minify-html/node@0.18.1 @vue/compiler-dom@3.5.45 html-minifier-terser@7.2.0 minify-xml@4.5.2 svelte@5.57.3 xml-formatter@3.7.0
cat > read.mjs <<'J'
import { parseTemplate } from '@angular/compiler';
import minifyHtml from '@minify-html/node';
import { compile as vue } from '@vue/compiler-dom';
import { minify } from 'html-minifier-terser';
import { minify as minifyXml } from 'minify-xml';
import { compile as svelte } from 'svelte/compiler';
import formatXml from 'xml-formatter';

const html = '<p>\u3000\u3000各企业：</p><p>甲方\u3000\u3000乙方</p><p>\n\u3000\u3000请申报。</p>';
const text = ({ value, children = [] }) => value ?? children.map(text).join('');
const compilers = {
  Vue: () => Array.from(vue(html).code.matchAll(/"([^"]*\p{Script=Han}[^"]*)"/gu), ([, value]) => `<p>${value}</p>`).join(''),
  Svelte: () => svelte(html, { generate: 'server' }).js.code.match(/<p>.*<\/p>/s)[0],
  'html-minifier-terser': () => minify(html, { collapseWhitespace: true }),
  'minify-html': () => minifyHtml.minify(Buffer.from(html), {}),
  Angular: () => parseTemplate(html, 'a.html').nodes.map((node) => `<p>${text(node)}</p>`).join(''),
  'minify-xml': () => minifyXml(`<a>${html}</a>`, { collapseWhitespaceInTexts: true }),
  'xml-formatter': () => formatXml(`<a>${html}</a>`, { collapseContent: true, indentation: '', lineSeparator: '' }),
};
for (const [name, compile] of Object.entries(compilers)) console.log(`${name}: ${String(await compile()).replace(/\u3000/g, '<3000>').replace(/\n/g, '\\n')}`);
J
node read.mjs | tee seen
diff seen - <<'T'
Vue: <p><3000><3000>各企业：</p><p>甲方<3000><3000>乙方</p><p> <3000><3000>请申报。</p>
Svelte: <p><3000><3000>各企业：</p><p>甲方<3000><3000>乙方</p><p><3000><3000>请申报。</p>
html-minifier-terser: <p><3000><3000>各企业：</p><p>甲方<3000><3000>乙方</p><p><3000><3000>请申报。</p>
minify-html: <p><3000><3000>各企业：<p>甲方<3000><3000>乙方<p><3000><3000>请申报。
Angular: <p> 各企业：</p><p>甲方 乙方</p><p> 请申报。</p>
minify-xml: <a><p> 各企业：</p><p>甲方 乙方</p><p> 请申报。</p></a>
xml-formatter: <a><p><3000><3000>各企业：</p><p>甲方<3000><3000>乙方</p><p>请申报。</p></a>
T
