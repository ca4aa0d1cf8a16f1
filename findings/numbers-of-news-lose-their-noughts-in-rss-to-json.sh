#!/bin/sh
# News of a supplier whose titles and guids are numbers: an area code 0757, a thickness 1.50, an article 00012, and a title with &#38376; for a Chinese character, read by rss-to-json and by rss-parser of npm.
# Guess: texts as they stand, for a title and a guid are texts in RSS 2.0, and the character 门.
# Seen: rss-to-json 2.1.1 makes numbers of them, 757, 1.5 and 12, so that news 00012 and 12 are one; the character reference stays as it is written. rss-parser 3.13.0 reads as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact rss-parser@3.13.0 rss-to-json@2.1.1 >/dev/null 2>&1
cat > a.cjs <<'J'
const { parse } = require('rss-to-json');
const Parser = require('rss-parser');
const item = (title, guid) => `<item><title>${title}</title><link>http://example.com/1</link><guid isPermaLink="false">${guid}</guid></item>`;
const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>t</title><link>http://example.com/</link><description>d</description>${item('0757', '00012')}${item('1.50', '12')}${item('&#38376; 18', 'a-1')}</channel></rss>`;
const server = require('node:http').createServer((_, response) => response.end(feed)).listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  console.log('rss-to-json', JSON.stringify((await parse(address)).items.map(({ title, id }) => [title, id])));
  console.log('rss-parser', JSON.stringify((await new Parser().parseURL(address)).items.map(({ title, guid }) => [title, guid])));
  process.exit();
});
J
node a.cjs | tee seen
diff seen - <<'T'
rss-to-json [[757,12],[1.5,12],["&#38376; 18","a-1"]]
rss-parser [["0757","00012"],["1.50","12"],["门 18","a-1"]]
T
