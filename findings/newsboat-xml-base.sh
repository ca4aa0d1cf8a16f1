#!/bin/sh
# Guess: newsboat, which knows `xml:base` of an Atom feed, knows that of an entry, too, and resolves it by the feed's, as
# XML Base and RFC 4287, 2 ask for.
# Version: newsboat 2.21; sqlite3 shows what it has kept.
# Behaviour: a relative base of an entry puts the feed's out of force, and is not used itself: the link is resolved by the
# address that the feed was read from.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in newsboat sqlite3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' newsboat sqlite3
cd "$folder"
cat > feed.xml <<'X'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://example.com/base/"><title>feed</title><id>urn:feed</id>
<updated>2026-01-01T00:00:00Z</updated>
<entry><title>one</title><id>urn:one</id><link href="page"/><updated>2026-01-01T00:00:00Z</updated></entry>
<entry xml:base="sub/"><title>two</title><id>urn:two</id><link href="page"/><updated>2026-01-01T00:00:00Z</updated></entry>
</feed>
X
echo "file://$folder/feed.xml" > urls
HOME="$folder" newsboat -u urls -c cache.db -x reload
sqlite3 cache.db 'select title, url from rss_item order by title' | sed "s,$folder,FOLDER," > seen
cat seen
cat > expected <<'T'
one|http://example.com/base/page
two|file://FOLDER/page
T
cmp seen expected
