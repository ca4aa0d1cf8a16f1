#!/bin/sh
# A price of 1299.50 with a freight of 1 (a double, 1e0), added by SPARQL.
# Guess: 1300.5, in any way of writing.
# Seen: RDF::Query says 1.3500E3, which is 1350: it loses the noughts behind the first digit. The others say 1300.5 (1.3005E3).
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/price> 1299.50 .
D
asked 'SELECT (?p + 1e0 AS ?sum) WHERE { ?b <http://example.com/price> ?p }' > seen
cat seen
diff seen - <<'T'
rdflib: 1300.5
Rasqal: 1.3005E3
RDF::Query: 1.3500E3
Attean: 1300.5
Oxigraph: 1300.5
T
