#!/bin/sh
# Names of the boards whose model is in a list, asked for by SPARQL (VALUES ?m { "0757" "18" }).
# Guess: 侧板 and 门板, whose models these are.
# Seen: Rasqal answers with the model 18 in the place of the name, and with one row. The others are as guessed.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/name> "侧板" ; <http://example.com/model> "0757" .
<http://example.com/2> <http://example.com/name> "门板" ; <http://example.com/model> "18" .
<http://example.com/3> <http://example.com/name> "背板" ; <http://example.com/model> "E0" .
D
asked 'SELECT ?n WHERE { VALUES ?m { "0757" "18" } ?b <http://example.com/model> ?m ; <http://example.com/name> ?n } ORDER BY ?n' > seen
cat seen
diff seen - <<'T'
rdflib: 侧板; 门板
Rasqal: 18
RDF::Query: 侧板; 门板
Attean: 侧板; 门板
Oxigraph: 侧板; 门板
T
