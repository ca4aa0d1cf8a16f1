#!/bin/sh
# A list of feeds in OPML with an inch mark and an ampersand in its texts, read and written again by Perl's XML::OPML, and read by XML::LibXML.
# Guess: well-formed, with the texts as they were (XML 1.0, 2.3: a quotation mark within the value is &quot; where the value stands in such marks).
# Seen (XML::OPML 0.26): &amp; and &lt; are written again, &quot; is written as the bare mark, and no parser reads the file, nor XML::OPML itself.
set -eu
packages='libxml-opml-perl libxml-libxml-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use XML::LibXML;
use XML::OPML;
for my $text ('A &amp; B &lt;18', 'nails of 3 1/2&quot; and 4&quot;') {
    my $list = XML::OPML->new(version => '1.1');
    $list->parse(qq(<opml version="1.1"><head><title>feeds</title></head><body><outline text="$text"/></body></opml>));
    my $written = $list->as_string;
    print grep { /<outline/ } map { "$_\n" } split /\n/, $written;
    print '  XML::LibXML: ', eval { XML::LibXML->load_xml(string => $written)->findvalue('//outline/@text') } // 'not well-formed', "\n";
    print '  XML::OPML: ', eval { XML::OPML->new(version => '1.1')->parse($written); 1 } ? 'read' : 'not read', "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
<outline text="A &amp; B &lt;18"  />
  XML::LibXML: A & B <18
  XML::OPML: read
<outline text="nails of 3 1/2" and 4""  />
  XML::LibXML: not well-formed
  XML::OPML: not read
T
