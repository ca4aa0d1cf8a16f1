#!/bin/sh
# Lines of an order with sizes that are compared, 厚<18mm and 600<720, and words in pointed brackets, 注：<白色>, where HTML and browsers see no tag (a tag begins by a letter of ASCII); with a bold word, taken out of HTML by libraries of npm.
# Guess: the lines without the bold mark: 厚<18mm, 600<720 且 粗.
# Seen: string-strip-html and html2plaintext keep them. striptags 3.2.0 and voca 1.4.1 cut all behind the sign, 厚 and 600, with the rest of the text, without an error, as PHP's strip_tags does; locutus, which is made after that, stops at the next >; underscore.string keeps 厚<18mm but has 600粗, textversionjs drops <白色>.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact html2plaintext@2.1.4 locutus@2.0.39 string-strip-html@13.7.6 striptags@3.2.0 textversionjs@1.1.3 underscore.string@3.3.6 voca@1.4.1
cat > run.cjs <<'J'
const html2plaintext = require('html2plaintext');
const { strip_tags: locutus } = require('locutus/php/strings');
const striptags = require('striptags');
const textVersion = require('textversionjs');
const underscore = require('underscore.string');
const voca = require('voca');

(async () => {
  const { stripHtml } = await import('string-strip-html');
  const libraries = {
    'string-strip-html': (html) => stripHtml(html).result,
    html2plaintext: html2plaintext.default ?? html2plaintext,
    textversionjs: (html) => textVersion(html).trim(),
    'underscore.string': (html) => underscore.stripTags(html),
    locutus,
    striptags: striptags.default ?? striptags.striptags ?? striptags,
    voca: (html) => voca.stripTags(html),
  };
  for (const html of ['厚<18mm', '600<720 且 <b>粗</b>', '注：<白色>', '厚 < 18，<b>粗</b>']) {
    for (const [library, strip] of Object.entries(libraries)) console.log(`${html}, ${library}: ${strip(html)}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
厚<18mm, string-strip-html: 厚<18mm
厚<18mm, html2plaintext: 厚<18mm
厚<18mm, textversionjs: 厚<18mm
厚<18mm, underscore.string: 厚<18mm
厚<18mm, locutus: 厚
厚<18mm, striptags: 厚
厚<18mm, voca: 厚
600<720 且 <b>粗</b>, string-strip-html: 600<720 且 粗
600<720 且 <b>粗</b>, html2plaintext: 600<720 且 粗
600<720 且 <b>粗</b>, textversionjs: 600<720 且 粗
600<720 且 <b>粗</b>, underscore.string: 600粗
600<720 且 <b>粗</b>, locutus: 600粗
600<720 且 <b>粗</b>, striptags: 600
600<720 且 <b>粗</b>, voca: 600
注：<白色>, string-strip-html: 注：<白色>
注：<白色>, html2plaintext: 注：<白色>
注：<白色>, textversionjs: 注：
注：<白色>, underscore.string: 注：
注：<白色>, locutus: 注：<白色>
注：<白色>, striptags: 注：
注：<白色>, voca: 注：
厚 < 18，<b>粗</b>, string-strip-html: 厚 < 18，粗
厚 < 18，<b>粗</b>, html2plaintext: 厚 < 18，粗
厚 < 18，<b>粗</b>, textversionjs: 厚 < 18，粗
厚 < 18，<b>粗</b>, underscore.string: 厚 粗
厚 < 18，<b>粗</b>, locutus: 厚 < 18，粗
厚 < 18，<b>粗</b>, striptags: 厚 < 18，粗
厚 < 18，<b>粗</b>, voca: 厚 < 18，粗
T
