#!/bin/sh
# A notice as an entry of Atom, its text with a struck price as XHTML and, for comparison, as HTML, read by feed-read and by feedsmith of npm.
# Guess: the text with both prices each time: content of type xhtml is the element div in place (RFC 4287, 4.1.3.3), and the README of feed-read gives content as "the HTML content of the article (String)".
# Seen: feed-read 0.0.1 gives "[object Object]" for XHTML, and the text of HTML. feedsmith 3.0.1 gives both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact feed-read@0.0.1 feedsmith@3.0.1 >/dev/null 2>&1
cat > a.mjs <<'J'
import { createRequire } from 'node:module';
import { parseAtomFeed } from 'feedsmith';
const feed = createRequire(import.meta.url)('feed-read');
const contents = ['<content type="html">&lt;p&gt;价 &lt;del&gt;6&lt;/del&gt; 5&lt;/p&gt;</content>', '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>价 <del>6</del> 5</p></div></content>'];
for (const content of contents) {
  const atom = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>开标</title><id>urn:x:1</id><updated>2026-01-05T09:30:00+08:00</updated><entry><title>门</title><id>urn:x:2</id><link href="http://example.com/1"/><published>2026-01-05T09:30:00+08:00</published><updated>2026-01-05T09:30:00+08:00</updated>${content}</entry></feed>`;
  feed.atom(atom, (_, [entry]) => console.log('feed-read:', `${entry.content}`));
  console.log('feedsmith:', parseAtomFeed(atom).entries[0].content.value);
}
J
node a.mjs | tee seen
diff seen - <<'T'
feed-read: <p>价 <del>6</del> 5</p>
feedsmith: <p>价 <del>6</del> 5</p>
feed-read: [object Object]
feedsmith: <p>价 <del>6</del> 5</p>
T
