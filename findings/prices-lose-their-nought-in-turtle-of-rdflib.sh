#!/bin/sh
# A product in Turtle with a price of 1280.50, a number 007 and a thickness "18" as a decimal, read and written again by RDFLib of Python and by rdflib.js of npm; RDF::Trine of Perl beside them.
# Guess: the same three texts with their types: an RDF literal is its text and its type (RDF 1.1 Concepts, 3.3), not the number it stands for.
# Seen: RDFLib 6.1.1 writes 18.0 and 7, rdflib.js 2.4.0 writes 1280.5, 18.0 and 7. RDF::Trine keeps all.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='librdf-trine-perl python3-rdflib raptor2-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts rdflib@2.4.0 >/dev/null 2>&1
cat > in.ttl <<'J'
@prefix : <http://example.com/> .
:a :price 1280.50 ; :number 007 ; :thick "18"^^<http://www.w3.org/2001/XMLSchema#decimal> .
J
cat > run.js <<'J'
const $rdf = require('rdflib');
const store = $rdf.graph(), { readFileSync, writeFileSync } = require('fs');
$rdf.parse(readFileSync('in.ttl', 'utf8'), store, 'http://example.com/in', 'text/turtle');
writeFileSync('rdflib.js.ttl', $rdf.serialize(null, store, 'http://example.com/in', 'text/turtle'));
J
node run.js
/usr/bin/python3 -c 'import rdflib; rdflib.Graph().parse("in.ttl").serialize("RDFLib.ttl", format="turtle")'
perl -MRDF::Trine -e 'my $model = RDF::Trine::Model->new; RDF::Trine::Parser->new("turtle")->parse_file_into_model("http://example.com/", "in.ttl", $model); print RDF::Trine::Serializer->new("turtle")->serialize_model_to_string($model)' > Trine.ttl
echo --
for name in Trine RDFLib rdflib.js; do
  rapper -q -i turtle -o ntriples $name.ttl http://example.com/ | sed "s/.*com.\([a-z]*\)> \(\"[^\"]*\"\).*#\([a-z]*\)> .$/$name: \1 \2 \3/" | sort
done | tee seen
diff seen - <<'T'
Trine: number "007" integer
Trine: price "1280.50" decimal
Trine: thick "18" decimal
RDFLib: number "7" integer
RDFLib: price "1280.50" decimal
RDFLib: thick "18.0" decimal
rdflib.js: number "7" integer
rdflib.js: price "1280.5" decimal
rdflib.js: thick "18.0" decimal
T
