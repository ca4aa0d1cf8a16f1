#!/bin/sh
# A statement whose property is http://example.com/p/18mm, written as RDF/XML by rdflib.js of npm, rapper, RDFLib of Python and RDF::Trine of Perl, and checked by xmllint.
# Guess: XML: a name does not begin with a digit (XML 1.0, 2.3), so that the address is parted where a name can begin, p/18 and mm.
# Seen: rdflib.js 2.4.0 writes the element <p:18mm>, which is not XML. The others part it before mm.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libxml2-utils librdf-trine-perl python3-rdflib raptor2-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts rdflib@2.4.0 >/dev/null 2>&1
printf '<http://example.com/a> <http://example.com/p/18mm> "x" .\n' > in.nt
cat > run.js <<'J'
const $rdf = require('rdflib');
const store = $rdf.graph();
store.add($rdf.sym('http://example.com/a'), $rdf.sym('http://example.com/p/18mm'), $rdf.lit('x'));
require('fs').writeFileSync('rdflib.js.rdf', $rdf.serialize(null, store, 'http://other.example/', 'application/rdf+xml'));
J
node run.js
rapper -q -i ntriples -o rdfxml in.nt > rapper.rdf
/usr/bin/python3 -c 'import rdflib; rdflib.Graph().parse("in.nt", format="nt").serialize("RDFLib.rdf", format="xml")'
perl -MRDF::Trine -e '
  my $model = RDF::Trine::Model->new;
  RDF::Trine::Parser->new("ntriples")->parse_file_into_model("http://example.com/", "in.nt", $model);
  print RDF::Trine::Serializer->new("rdfxml")->serialize_model_to_string($model)' > Trine.rdf
echo --
for name in rdflib.js rapper RDFLib Trine; do
  echo "$name: $(grep -o '<[a-z0-9]*:[0-9]*mm' $name.rdf) $(xmllint --noout $name.rdf 2>&1 | grep -o 'error.*' | head -1)"
done | tee seen
diff seen - <<'T'
rdflib.js: <p:18mm error : Failed to parse QName 'p:'
rapper: <ns0:mm 
RDFLib: <ns2:mm 
Trine: <ns1:mm 
T
