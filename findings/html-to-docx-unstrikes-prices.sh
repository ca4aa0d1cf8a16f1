#!/bin/sh
# A quotation in HTML, handed out as a Word document: 最高五百三百万元 with 五百 struck, as <s>, <del> and by a style, and a line for the office alone, display:none.
# Guess: what makes DOCX of HTML strikes what is struck, since both know it, and leaves out what is hidden, or hides it.
# Seen: html-to-docx 1.8.0 makes plain text of all three, so that both prices hold, and of bold struck text neither bold nor struck; u, sub and sup it
# knows. Its successor @turbodocx/html-to-docx 1.23.1 strikes all. Both print the hidden line like any other.
set -eu
command -v unzip >/dev/null || { apt-get update && apt-get install -y --no-install-recommends unzip; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 >/dev/null 2>&1
cat > write.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const html = '<p><s>五百</s><del>六百</del><span style="text-decoration:line-through">七百</span><strong><s>八百</s></strong><u>三百</u></p>'
  + '<p style="display:none">底价</p>';
(async () => {
  for (const name of ['html-to-docx', '@turbodocx/html-to-docx']) {
    const made = await require(name)(html);
    writeFileSync('a.docx', Buffer.from(made.arrayBuffer ? await made.arrayBuffer() : made));
    const xml = execFileSync('unzip', ['-p', 'a.docx', 'word/document.xml'], { encoding: 'utf8' });
    const runs = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run]) => {
      const marks = ['strike', 'b', 'u', 'vanish'].filter((mark) => new RegExp(`<w:${mark}[ /]`).test(run));
      return `${run.match(/<w:t[^>]*>([^<]*)/)[1]} ${marks.join('+') || 'plain'}`;
    });
    console.log(`${name}: ${runs.join(', ')}`);
  }
})();
J
node write.cjs > seen 2>/dev/null
cat seen
cat > expected <<'T'
html-to-docx: 五百 plain, 六百 plain, 七百 plain, 八百 plain, 三百 u, 底价 plain
@turbodocx/html-to-docx: 五百 strike, 六百 strike, 七百 strike, 八百 strike+b, 三百 u, 底价 plain
T
cmp seen expected
