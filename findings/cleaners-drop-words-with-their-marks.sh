#!/bin/sh
# A notice with a reading above a character (ruby), a marked word, a struck price, and articles that begin with the fifth, cleaned of scripts by libraries of npm that are made for that, with their defaults.
# Guess: what a library does not know goes, but the words in it stay, as they can do no harm; numbers of lists stay.
# Seen: ultrahtml 1.7.0 and rehype-sanitize 6.0.0 keep all words. insane 2.6.2 and @jitbit/htmlsanitizer 2.0.4 drop the words with the marks: 橱柜 is 柜, and the second takes the struck price and the marked word, too. xss 1.0.17, the one from China, shows the
# marks of the reading as text, and begins the articles with 1, as the two do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @jitbit/htmlsanitizer@2.0.4 insane@2.6.2 jsdom@29.1.1 rehype@13.0.2 rehype-sanitize@6.0.0 ultrahtml@1.7.0 xss@1.0.17
cat > clean.mjs <<'J'
import insane from 'insane';
import { JSDOM } from 'jsdom';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import { transform } from 'ultrahtml';
import sanitize from 'ultrahtml/transformers/sanitize';
import xss from 'xss';

const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document, DOMParser: window.DOMParser, Node: window.Node });
const { default: htmlSanitizer } = await import('@jitbit/htmlsanitizer');
const html = '<p><ruby>橱<rt>chú</rt></ruby>柜<mark>新</mark><del>¥99</del></p><ol start="5"><li>交货</li></ol>';
console.log(`ultrahtml: ${await transform(html, [sanitize()])}`);
console.log(`rehype-sanitize: ${await rehype().data('settings', { fragment: true }).use(rehypeSanitize).process(html)}`);
console.log(`insane: ${insane(html)}`);
console.log(`htmlsanitizer: ${htmlSanitizer.SanitizeHtml(html)}`);
console.log(`xss: ${xss(html)}`);
J
node clean.mjs | tee seen
diff seen - <<'T'
ultrahtml: <p><ruby>橱<rt>chú</rt></ruby>柜<mark>新</mark><del>¥99</del></p><ol start="5"><li>交货</li></ol>
rehype-sanitize: <p><ruby>橱<rt>chú</rt></ruby>柜新<del>¥99</del></p><ol start="5"><li>交货</li></ol>
insane: <p>柜<mark>新</mark><del>¥99</del></p><ol><li>交货</li></ol>
htmlsanitizer: <p>柜</p><ol><li>交货</li></ol>
xss: <p>&lt;ruby&gt;橱&lt;rt&gt;chú&lt;/rt&gt;&lt;/ruby&gt;柜<mark>新</mark><del>¥99</del></p><ol><li>交货</li></ol>
T
