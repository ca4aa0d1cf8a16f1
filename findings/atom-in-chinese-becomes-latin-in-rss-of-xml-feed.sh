#!/bin/sh
# News in Chinese as Atom, turned into RSS by XML::Feed of Perl (convert), as planets and mail services do.
# Guess: RSS with the title in Chinese, 门板, since the feed says its encoding and both forms are XML.
# Seen: XML::Feed 0.63 takes the bytes of the title for characters of Latin-1, &#xE9;&#x97;&#xA8;..., unless $XML::Atom::ForceUnicode is set, of which its own manual does not tell. RSS to Atom comes out right.
set -eu
packages='libxml-feed-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > turn.pl <<'P'
use XML::Feed;
binmode STDOUT, ':utf8';
my $atom = '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>门板</title><id>urn:1</id><updated>2026-01-05T09:30:00+08:00</updated></feed>';
my $rss = '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>门板</title><link>http://shop.example/</link><description>d</description></channel></rss>';
my $title = sub { $_[0] =~ /<title>(.*?)<\/title>/ ? $1 : '' };
print 'Atom to RSS: ', $title->(XML::Feed->parse(\$atom)->convert('RSS')->as_xml), "\n";
print 'RSS: ', $title->(XML::Feed->parse(\$rss)->as_xml), "\n";
$XML::Atom::ForceUnicode = 1;
print 'Atom to RSS, forced: ', $title->(XML::Feed->parse(\$atom)->convert('RSS')->as_xml), "\n";
P
perl turn.pl | tee seen
diff seen - <<'T'
Atom to RSS: &#xE9;&#x97;&#xA8;&#xE6;&#x9D;&#xBF;
RSS: &#x95E8;&#x677F;
Atom to RSS, forced: &#x95E8;&#x677F;
T
