#!/bin/sh
# Boards in RDF (Turtle), one 18 thick and one 18.0, as two makers wrote it; those are asked for by SPARQL whose thickness is in a list, IN (18, 25), or equals 18.
# Guess: both boards each time: IN asks as = does (SPARQL 1.1, 17.4.1.9), and = compares numbers by value.
# Seen: rdflib finds both by =, and none of 18.0 by IN. Attean finds none of 18.0 at all. Rasqal, RDF::Query and Oxigraph find both.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/name> "侧板" ; <http://example.com/thick> 18 .
<http://example.com/2> <http://example.com/name> "门板" ; <http://example.com/thick> 18.0 .
D
{
  asked 'SELECT ?n WHERE { ?b <http://example.com/name> ?n ; <http://example.com/thick> ?t FILTER(?t IN (18, 25)) } ORDER BY ?n'
  asked 'SELECT ?n WHERE { ?b <http://example.com/name> ?n ; <http://example.com/thick> ?t FILTER(?t = 18) } ORDER BY ?n'
} | tee seen
diff seen - <<'T'
rdflib: 侧板
Rasqal: 侧板; 门板
RDF::Query: 侧板; 门板
Attean: 侧板
Oxigraph: 侧板; 门板
rdflib: 侧板; 门板
Rasqal: 侧板; 门板
RDF::Query: 侧板; 门板
Attean: 侧板
Oxigraph: 侧板; 门板
T
