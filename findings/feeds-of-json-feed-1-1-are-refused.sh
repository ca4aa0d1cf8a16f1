#!/bin/sh
# News of a firm as JSON Feed of version 1.1, which is in force since 2020, and of version 1, turned into Atom and RSS by jsonfeed-to-atom and jsonfeed-to-rss.
# Guess: both are turned: 1.1 adds a few fields, calls author out of date, and changes no other.
# Seen: jsonfeed-to-atom 1.2.5 and jsonfeed-to-rss 3.0.8 refuse 1.1, "JSON feed version 1 required", and turn version 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsonfeed-to-atom@1.2.5 jsonfeed-to-rss@3.0.8
cat > turn.mjs <<'J'
import toAtom from 'jsonfeed-to-atom';
import toRss from 'jsonfeed-to-rss';

for (const version of ['1', '1.1']) {
  const feed = {
    version: `https://jsonfeed.org/version/${version}`,
    title: '门板',
    home_page_url: 'https://example.com/',
    feed_url: 'https://example.com/feed.json',
    author: { name: '张三' },
    items: [{ id: '1', url: 'https://example.com/1', title: '新价', content_text: '89', date_published: '2026-01-05T09:30:00+08:00' }],
  };
  for (const [name, turn] of [['atom', toAtom], ['rss', toRss]]) {
    let seen;
    try {
      seen = turn(feed).match(/<(entry|item)>/)[0];
    } catch (error) {
      seen = error.message;
    }
    console.log(`${version} ${name}: ${seen}`);
  }
}
J
node turn.mjs | tee seen
diff seen - <<'T'
1 atom: <entry>
1 rss: <item>
1.1 atom: jsonfeed-to-atom: JSON feed version 1 required
1.1 rss: jsonfeed-to-atom: JSON feed version 1 required
T
