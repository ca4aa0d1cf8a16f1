#!/bin/sh
# An Atom feed that names itself (rel="self") before its site, and an entry with a file (rel="enclosure") before its page; RFC 4287 leaves the
# order open.
# Guess: htmlparser2's parseFeed and feed-read give the addresses of the site and of the page, as feed readers do.
# Seen with htmlparser2 12.0.0: it takes the first link, whatever its rel: of the feed its own address, of the entry that of the file.
# feed-read 0.0.1 does so for the entry.
# feedparser 2.6.0 gives the pages. A feed for everybody has its pages first.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact htmlparser2@12.0.0 feed-read@0.0.1 feedparser@2.6.0 >/dev/null 2>&1
cat > read.mjs <<'J'
import feedRead from 'feed-read';
import FeedParser from 'feedparser';
import { parseFeed } from 'htmlparser2';
const base = 'https://example.com';
const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><id>${base}/</id><title>a</title><updated>2026-11-20T00:00:00+08:00</updated>
<link rel="self" href="${base}/feed.xml"/><link rel="alternate" href="${base}/news"/>
<entry><id>${base}/1</id><title>b</title><updated>2026-11-20T00:00:00+08:00</updated>
<link rel="enclosure" href="${base}/a.pdf"/><link rel="alternate" href="${base}/news/1"/></entry></feed>`;
const { link, items } = parseFeed(feed);
console.log('htmlparser2', link, items[0].link);
feedRead.atom(feed, (_, [entry]) => console.log('feed-read', entry.link));
const parser = new FeedParser();
parser.on('readable', () => {
  for (let item = parser.read(); item; item = parser.read()) console.log('feedparser', item.meta.link, item.link);
});
parser.end(feed);
J
node read.mjs | tee seen
diff seen - <<'T'
htmlparser2 https://example.com/feed.xml https://example.com/a.pdf
feed-read https://example.com/a.pdf
feedparser https://example.com/news https://example.com/news/1
T
