#!/bin/sh
# An offer marked up with RDFa Lite: its page (a with property and href), its picture (img with src), whether there are any (link), and its price, read by RDF::RDFa::Parser of Perl as HTML5 with RDFa 1.1, and by rdfa-streaming-parser of npm.
# Guess: four properties; of a, img and link with property and an address, the address is the value (RDFa Core 1.1, 7.5, step 11).
# Seen: RDF::RDFa::Parser 1.097 has neither the page nor the picture. rdfa-streaming-parser 3.0.2 has all four.
set -eu
packages='librdf-rdfa-parser-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact rdfa-streaming-parser@3.0.2 >/dev/null 2>&1
cat > a.html <<'X'
<!DOCTYPE html><html><head><title>x</title></head><body vocab="http://schema.org/" typeof="Offer" resource="#p"><a property="url" href="/a?x=1&amp;y=2">y</a><img property="image" src="p.jpg"/><link property="availability" href="http://schema.org/InStock"/><span property="price" content="199.00">199 元</span></body></html>
X
cat > a.pl <<'P'
use RDF::RDFa::Parser;
local $/;
open my $file, '<', 'a.html';
my $statements = RDF::RDFa::Parser->new(scalar <$file>, 'http://example.com/s/', RDF::RDFa::Parser::Config->new('html5', '1.1'))->graph->get_statements;
my @seen;
while (my $statement = $statements->next) {
  push @seen, "RDF::RDFa::Parser: $1 " . ($statement->object->is_resource ? $statement->object->uri : $statement->object->literal_value) . "\n" if $statement->predicate->uri =~ m{schema.org/(\w+)$};
}
print sort @seen;
P
cat > a.cjs <<'J'
const { RdfaParser } = require('rdfa-streaming-parser');
const parser = new RdfaParser({ baseIRI: 'http://example.com/s/', contentType: 'text/html' });
parser.on('data', ({ predicate, object }) => /schema.org/.test(predicate.value) && console.log(`rdfa-streaming-parser: ${predicate.value.split('/').at(-1)} ${object.value}`));
parser.end(require('node:fs').readFileSync('a.html', 'utf8'));
J
{
  perl a.pl
  node a.cjs | sort
} | tee seen
diff seen - <<'T'
RDF::RDFa::Parser: availability http://schema.org/InStock
RDF::RDFa::Parser: price 199.00
rdfa-streaming-parser: availability http://schema.org/InStock
rdfa-streaming-parser: image http://example.com/s/p.jpg
rdfa-streaming-parser: price 199.00
rdfa-streaming-parser: url http://example.com/a?x=1&y=2
T
