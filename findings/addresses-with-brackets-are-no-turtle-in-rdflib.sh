#!/bin/sh
# A board whose address has brackets, http://example.com/柜(18), written as Turtle with a prefix by RDFLib of Python, N3.js of npm and RDF::Trine of Perl, and read by rapper and by RDFLib.
# Guess: the same address: in a name with a prefix brackets stand behind a backslash (Turtle, 6.4, PN_LOCAL_ESC), or the address is written in full.
# Seen: RDFLib 6.1.1 writes ex:柜(18), which rapper refuses as an error of syntax. N3.js and RDF::Trine write it in full.
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
npm i --no-audit --no-fund --ignore-scripts n3@1.17.4 >/dev/null 2>&1
printf '<http://example.com/柜(18)> <http://example.com/p> "x" .\n' > in.nt
/usr/bin/python3 -c '
import rdflib
graph = rdflib.Graph()
graph.bind("ex", "http://example.com/")
graph.parse("in.nt", format="nt").serialize("RDFLib.ttl", format="turtle")'
cat > run.js <<'J'
const { Parser, Writer } = require('n3');
const fs = require('fs');
const writer = new Writer({ prefixes: { ex: 'http://example.com/' } });
writer.addQuads(new Parser().parse(fs.readFileSync('in.nt', 'utf8')));
writer.end((error, text) => fs.writeFileSync('N3.js.ttl', text));
J
node run.js
perl -MRDF::Trine -e '
  my $model = RDF::Trine::Model->new;
  RDF::Trine::Parser->new("ntriples")->parse_file_into_model("http://example.com/", "in.nt", $model);
  binmode STDOUT, ":utf8";
  print RDF::Trine::Serializer->new("turtle", namespaces => { ex => "http://example.com/" })->serialize_model_to_string($model)' > Trine.ttl
echo --
for name in RDFLib N3.js Trine; do
  echo "$name: $(grep '"x"' $name.ttl), read as $(rapper -q -i turtle -o ntriples $name.ttl 2>&1 | grep -o '^<[^>]*>\|syntax error' | head -1)"
done | tee seen
diff seen - <<'T'
RDFLib: ex:柜(18) ex:p "x" ., read as syntax error
N3.js: <http://example.com/柜(18)> ex:p "x"., read as <http://example.com/\u67DC(18)>
Trine: <http://example.com/\u67DC(18)> ex:p "x" ., read as <http://example.com/\u67DC(18)>
T
