#!/bin/sh
# rss-parser, reading an Atom feed whose texts are of type xhtml, as RFC 4287 allows for titles and contents.
# Guess: it gives a title as a string of text or HTML, and a content as the HTML that the feed has.
# Seen with rss-parser 3.13.0: the title is an object of an XML parser, and in both the text before and after an element is
# drawn together: 第一<b>段</b>落 becomes 第一落<b>段</b>. Texts of type html are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact rss-parser@3.13.0
cat > read.cjs <<'J'
const Parser = require('rss-parser');
const xhtml = (text) => `<div xmlns="http://www.w3.org/1999/xhtml">${text}</div>`;
const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>a</title><id>urn:a</id><updated>2026-12-01T00:00:00Z</updated>
<entry><id>urn:b</id><updated>2026-12-01T00:00:00Z</updated><title type="xhtml">${xhtml('关于<em>家居</em>的公告')}</title>
<content type="xhtml">${xhtml('第一<b>段</b>落')}</content></entry></feed>`;
new Parser().parseString(feed).then(({ items: [item] }) => {
  console.log(typeof item.title, item.title.div?.[0]._);
  console.log(item.content.replace(/<\/?div[^>]*>/g, ''));
});
J
node read.cjs | tee seen
diff seen - <<'T'
object 关于的公告
第一落<b>段</b>
T
