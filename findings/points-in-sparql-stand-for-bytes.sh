#!/bin/sh
# Names of boards in RDF, asked for by SPARQL with patterns: those of two characters that end with 板 (REGEX "^.板$"), and a name with each character covered (REPLACE "." by "*").
# Guess: 侧板 and 门板, and **: patterns are of characters, as STRLEN, which says 2 of each name.
# Seen: Rasqal finds no name, and covers 侧板 by six stars, though its STRLEN says 2. rdflib, RDF::Query, Attean and Oxigraph are as guessed.
. "$(dirname "$0")/shared/sparql.sh"
cat > goods.ttl <<'D'
<http://example.com/1> <http://example.com/name> "侧板" .
<http://example.com/2> <http://example.com/name> "门板" .
D
{
  asked 'SELECT ?n WHERE { ?b <http://example.com/name> ?n FILTER(REGEX(?n, "^.板$")) } ORDER BY ?n'
  asked 'SELECT (STRLEN(?n) AS ?a) (REPLACE(?n, ".", "*") AS ?b) WHERE { <http://example.com/1> <http://example.com/name> ?n }'
} | tee seen
diff seen - <<'T'
rdflib: 侧板; 门板
Rasqal: 
RDF::Query: 侧板; 门板
Attean: 侧板; 门板
Oxigraph: 侧板; 门板
rdflib: 2, **
Rasqal: 2, ******
RDF::Query: 2, **
Attean: 2, **
Oxigraph: 2, **
T
