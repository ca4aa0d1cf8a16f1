#!/bin/sh
# News taken over from another site, with the element source that names the site and its feed (RSS 2.0), read with XML::RSS of Perl and written again.
# Guess: the element comes out as it went in: the specification has it "to give credit", and the library reads and writes RSS 2.0.
# Seen: XML::RSS keeps the name in memory, not the address, and writes no source at all. The attachment and the guid stay. XML::FeedPP keeps all three.
set -eu
packages='libxml-feedpp-perl libxml-rss-perl xmlstarlet'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>开标</title><link>http://example.com/</link><description>d</description><item><title>门板</title><link>http://example.com/1</link><guid isPermaLink="false">n-1</guid>
<source url="http://association.example/feed">家具协会</source><enclosure url="http://example.com/a.pdf" length="1200" type="application/pdf"/></item></channel></rss>
X
show() {
  echo "$1: $(xmlstarlet sel -t -m //item -v guid -o ' ' -v enclosure/@length -o ', source: ' -v source -o ' ' -v source/@url "$2")"
}
{
  show 'as it came' a.xml
  perl -e 'use XML::RSS; my $feed = XML::RSS->new; $feed->parsefile("a.xml"); $feed->save("b.xml")'
  show XML::RSS b.xml
  perl -e 'use XML::FeedPP; XML::FeedPP->new("a.xml")->to_file("c.xml")'
  show XML::FeedPP c.xml
} | tee seen
diff seen - <<'T'
as it came: n-1 1200, source: 家具协会 http://association.example/feed
XML::RSS: n-1 1200, source:  
XML::FeedPP: n-1 1200, source: 家具协会 http://association.example/feed
T
