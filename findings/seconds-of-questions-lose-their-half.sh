#!/bin/sh
# The second of a scan at a workshop's gate, 2026-01-31T23:30:15.5+08:00, asked by SPARQL (SECONDS).
# Guess: 15.5, a decimal (SPARQL 1.1, 17.4.5.7).
# Seen: rdflib, RDF::Query and Attean say 15, as a decimal. Rasqal and Oxigraph say 15.5.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/at> "2026-01-31T23:30:15.5+08:00"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
D
asked 'SELECT (SECONDS(?a) AS ?seconds) (DATATYPE(SECONDS(?a)) AS ?type) WHERE { ?b <http://example.com/at> ?a }' > seen
cat seen
diff seen - <<'T'
rdflib: 15, http://www.w3.org/2001/XMLSchema#decimal
Rasqal: 15.500000, http://www.w3.org/2001/XMLSchema#decimal
RDF::Query: 15, http://www.w3.org/2001/XMLSchema#decimal
Attean: 15, http://www.w3.org/2001/XMLSchema#decimal
Oxigraph: 15.5, http://www.w3.org/2001/XMLSchema#decimal
T
