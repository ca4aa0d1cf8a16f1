#!/bin/sh
# Names of the boards of an order as one text, put together by SPARQL: GROUP_CONCAT(?n; separator = "、").
# Guess: 侧板、门板.
# Seen: Rasqal reads the separator and joins by a blank. The others are as guessed.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/name> "侧板" .
<http://example.com/2> <http://example.com/name> "门板" .
D
asked 'SELECT (GROUP_CONCAT(?n; separator = "、") AS ?all) WHERE { SELECT ?n WHERE { ?b <http://example.com/name> ?n } ORDER BY ?n }' > seen
cat seen
diff seen - <<'T'
rdflib: 侧板、门板
Rasqal: 侧板 门板
RDF::Query: 侧板、门板
Attean: 侧板、门板
Oxigraph: 侧板、门板
T
