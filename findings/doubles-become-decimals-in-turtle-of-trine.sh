#!/bin/sh
# A price "1280.50" with the type double and one with the type decimal, written as Turtle by RDF::Trine of Perl, and read by rapper.
# Guess: the types stay: in Turtle a bare 1280.50 is a decimal and only one with a power (1.2805E3) is a double (Turtle, 2.5.2), so that the double has to be written with its type.
# Seen: RDF::Trine 1.019 writes both as 1280.50, so that the double has become a decimal. RDFLib of Python writes 1.2805e+03.
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
cat > in.ttl <<'J'
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
<http://example.com/a> <http://example.com/double> "1280.50"^^xsd:double ; <http://example.com/decimal> "1280.50"^^xsd:decimal .
J
perl -MRDF::Trine -e '
  my $model = RDF::Trine::Model->new;
  RDF::Trine::Parser->new("turtle")->parse_file_into_model("http://example.com/", "in.ttl", $model);
  print RDF::Trine::Serializer->new("turtle")->serialize_model_to_string($model)' > Trine.ttl
/usr/bin/python3 -c 'import rdflib; rdflib.Graph().parse("in.ttl").serialize("RDFLib.ttl", format="turtle")'
echo --
for name in Trine RDFLib; do
  echo "$name"
  rapper -q -i turtle -o ntriples $name.ttl | sed 's/.*com.\([a-z]*\)> \("[^"]*"\).*#\([a-z]*\)> .$/  \1: \2 \3/' | sort
done | tee seen
diff seen - <<'T'
Trine
  decimal: "1280.50" decimal
  double: "1280.50" decimal
RDFLib
  decimal: "1280.50" decimal
  double: "1.2805e+03" double
T
