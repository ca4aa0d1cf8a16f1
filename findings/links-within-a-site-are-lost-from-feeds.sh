#!/bin/sh
# News of a supplier's site as RSS with links within the site (/news/2; the channel's own link says of which), as Atom with xml:base, by which such links are resolved (RFC 4287, 2), and with an enclosure before the page; a price that holds no longer is struck; read by libraries of npm.
# Guess: the page's whole address, the struck price struck.
# Seen: @rowanmanning/feed-parser 2.1.5 resolves both, and drops the mark of the struck price, 1,599 1,499. @extractus/feed-extractor 8.0.3 has an empty link for both, and nothing of the text in XHTML. feedsmith, feedme and rss-parser leave the links as they are; feedme has the two prices in two fields, the new one alone in the text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @extractus/feed-extractor@8.0.3 @rowanmanning/feed-parser@2.1.5 feedme@2.0.2 feedsmith@3.0.1 rss-parser@3.13.0
cat > run.mjs <<'J'
import { createRequire } from 'node:module';
import { extractFromXml } from '@extractus/feed-extractor';
import { parseFeed as rowan } from '@rowanmanning/feed-parser';
import { parseFeed as feedsmith } from 'feedsmith';

const require = createRequire(import.meta.url);
const FeedMe = require('feedme');
const Parser = require('rss-parser');

const date = 'Mon, 05 Jan 2026 09:30:00 +0800';
const rss = `<rss version="2.0"><channel><title>新闻</title><link>http://portal.example/</link><description>新闻</description><item><title>价格</title><link>/news/2</link><pubDate>${date}</pubDate><description>&lt;del&gt;1,599&lt;/del&gt; 1,499</description></item></channel></rss>`;
const atom = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://portal.example/zh/"><title>新闻</title><id>urn:1</id><updated>2026-01-05T09:30:00+08:00</updated><entry><title>价格</title><link rel="enclosure" href="a.pdf"/><link rel="alternate" href="2.html"/><id>urn:2</id><updated>2026-01-05T09:30:00+08:00</updated><summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><del>1,599</del> 1,499</div></summary></entry></feed>';
const libraries = {
  '@rowanmanning/feed-parser': async (xml) => { const [{ url, description, content }] = rowan(xml).items; return [url, description ?? content]; },
  '@extractus/feed-extractor': async (xml) => { const [{ link, description }] = extractFromXml(xml).entries; return [link, description]; },
  feedsmith: async (xml) => { const { feed } = feedsmith(xml); const [item] = feed.items ?? feed.entries; return [item.link ?? item.links, item.description ?? item.summary]; },
  feedme: (xml) => new Promise((resolve) => {
    const feed = new (FeedMe.default ?? FeedMe)();
    feed.on('item', (item) => resolve([item.link, item.description ?? item.summary]));
    feed.end(xml);
  }),
  'rss-parser': async (xml) => { const [item] = (await new Parser().parseString(xml)).items; return [item.link, item.content ?? item.summary]; },
};
for (const [name, xml] of Object.entries({ RSS: rss, Atom: atom })) {
  for (const [library, read] of Object.entries(libraries)) console.log(`${name}, ${library}: ${(await read(xml)).map((part) => JSON.stringify(part)).join(' ')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
RSS, @rowanmanning/feed-parser: "http://portal.example/news/2" "<del>1,599</del> 1,499"
RSS, @extractus/feed-extractor: "" "1,599 1,499"
RSS, feedsmith: "/news/2" "<del>1,599</del> 1,499"
RSS, feedme: "/news/2" "<del>1,599</del> 1,499"
RSS, rss-parser: "/news/2" "<del>1,599</del> 1,499"
Atom, @rowanmanning/feed-parser: "http://portal.example/zh/2.html" "1,599 1,499"
Atom, @extractus/feed-extractor: "" ""
Atom, feedsmith: [{"href":"a.pdf","rel":"enclosure"},{"href":"2.html","rel":"alternate"}] {"value":"<del>1,599</del> 1,499","type":"xhtml"}
Atom, feedme: [{"rel":"enclosure","href":"a.pdf"},{"rel":"alternate","href":"2.html"}] {"type":"xhtml","div":{"xmlns":"http://www.w3.org/1999/xhtml","del":"1,599","text":" 1,499"}}
Atom, rss-parser: "2.html" "<div type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"> 1,499<del>1,599</del></div></div>"
T
