#!/bin/sh
# Sum and number of an order's goods, asked by SPARQL where there are none yet.
# Guess: one row, 0 and 0 (SPARQL 1.1, 18.5.1.2 and 18.5.1.3: of an empty group, Count is 0 and Sum is 0).
# Seen: RDF::Query answers with a row in which neither is said, Rasqal with no row. rdflib, Attean and Oxigraph are as guessed.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/name> "侧板" .
D
asked 'SELECT (SUM(?p) AS ?sum) (COUNT(?p) AS ?number) WHERE { ?b <http://example.com/price> ?p }' > seen
cat seen
diff seen - <<'T'
rdflib: 0, 0
Rasqal: 
RDF::Query: -, -
Attean: 0, 0
Oxigraph: 0, 0
T
