#!/bin/sh
# News as Atom whose entries have a link for those who edit them (rel="edit", RFC 5023) before the one to the page, and their text as XHTML with a struck price, read by feed-read and by feedsmith of npm.
# Guess: the link to the page: alternate is what a link without rel is (RFC 4287, 4.2.7.2); the text with both prices.
# Seen: feed-read 0.0.1 gives the link for editing, the first that stands there, and "[object Object]" for the text. feedsmith 3.0.1 gives all links with their rel.
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
const atom = (links) => `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>开标</title><id>urn:x:1</id><updated>2026-01-05T09:30:00+08:00</updated><entry><title>门</title><id>urn:x:2</id>${links}<published>2026-01-05T09:30:00+08:00</published><updated>2026-01-05T09:30:00+08:00</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>价 <del>6</del> 5</p></div></content></entry></feed>`;
const edit = '<link rel="edit" href="http://example.com/edit/1"/>';
const page = '<link href="http://example.com/1"/>';
for (const links of [edit + page, page + edit]) {
  feed.atom(atom(links), (_, [entry]) => console.log('feed-read:', entry.link, `text "${entry.content}"`));
  console.log('feedsmith:', parseAtomFeed(atom(links)).entries[0].links.map(({ rel, href }) => `${rel ?? 'page'} ${href}`).join(', '));
}
J
node a.mjs | tee seen
diff seen - <<'T'
feed-read: http://example.com/edit/1 text "[object Object]"
feedsmith: edit http://example.com/edit/1, page http://example.com/1
feed-read: http://example.com/1 text "[object Object]"
feedsmith: page http://example.com/1, edit http://example.com/edit/1
T
