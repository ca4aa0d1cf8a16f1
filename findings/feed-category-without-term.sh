#!/bin/sh
# Guess: the npm package feed writes valid Atom of an item with a category given by its name, as its own RSS shows it.
# Seen with feed 6.0.0: <category label="政策"/>, without the term that RFC 4287 asks for. A reader that goes by the term, like
# Python's feedparser 6.0.10, has a category without a name. With `term` beside `name` both are written.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-feedparser >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-feedparser; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-feedparser
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact feed@6.0.0
cat > write.mjs <<'J'
import { Feed } from 'feed';
const feed = new Feed({ title: 'a', id: 'urn:a', copyright: '' });
for (const category of [{ name: '政策' }, { name: '政策', term: 'policy' }]) {
  feed.addItem({ title: 'b', id: 'urn:b', link: 'https://example.com/', date: new Date(0), category: [category] });
}
process.stdout.write(feed.atom1());
J
node write.mjs > a.xml
{
  grep -o '<category.*/>' a.xml
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -c "import feedparser; print(*[entry.tags[0].term for entry in feedparser.parse('a.xml').entries])"
} | tee seen
diff seen - <<'T'
<category label="政策"/>
<category label="政策" term="policy"/>
None policy
T
