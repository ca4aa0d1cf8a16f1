# Shared by the findings about questions in SPARQL, which source it and write goods.ttl: asked tells what five libraries answer.
set -eu
for package in libattean-perl librdf-query-perl python3-rdflib rasqal-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libattean-perl librdf-query-perl python3-rdflib rasqal-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact oxigraph@0.5.11
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > ask.py <<'P'
import sys
import rdflib
graph = rdflib.Graph()
graph.parse('goods.ttl', format='turtle')
print('; '.join(', '.join('-' if value is None else str(value) for value in row) for row in graph.query(sys.argv[1])))
P
cat > ask.cjs <<'J'
const { Store } = require('oxigraph');
const store = new Store();
store.load(require('node:fs').readFileSync('goods.ttl', 'utf8'), { format: 'text/turtle' });
const answer = store.query(process.argv[2]);
console.log(answer.map((row) => [...row.values()].map(({ value }) => value).join(', ')).join('; '));
J
cat > ask.pl <<'P'
use utf8;
use RDF::Query;
use open qw(:std :utf8);
use Encode;
my $model = RDF::Trine::Model->temporary_model;
RDF::Trine::Parser->new('turtle')->parse_file_into_model('http://example.com/', 'goods.ttl', $model);
my $answer = RDF::Query->new(decode('UTF-8', $ARGV[0]), { lang => 'sparql11' })->execute($model);
my @names = $answer->binding_names;
my @rows;
while (my $row = $answer->next) { push @rows, join ', ', map { $row->{$_} ? $row->{$_}->value : '-' } @names }
print join('; ', @rows), "\n";
P
cat > attean.pl <<'P'
use utf8;
use Attean;
use Attean::RDF;
use Attean::SimpleQueryEvaluator;
use open qw(:std :utf8);
my $model = Attean::MutableQuadModel->new(store => Attean->get_store('Memory')->new);
my $graph = iri('http://example.com/graph');
open my $file, '<:utf8', 'goods.ttl';
$model->add_iter(Attean->get_parser('Turtle')->new->parse_iter_from_io($file)->as_quads($graph));
my $query = Attean->get_parser('SPARQL')->parse($ARGV[0]);
my $answer = Attean::SimpleQueryEvaluator->new(model => $model, default_graph => $graph)->evaluate($query, $graph);
my @rows;
while (my $row = $answer->next) { push @rows, join ', ', map { $row->value($_) ? $row->value($_)->value : '-' } sort $row->variables }
print join('; ', @rows), "\n";
P
asked() {
  echo "rdflib: $(/usr/bin/python3 ask.py "$1")"
  echo "Rasqal: $(roqet -q -r csv -D goods.ttl -e "$1" | tr -d '\r' | tail -n +2 | sed 's/,/, /g' | paste -sd ';' | sed 's/;/; /g')"
  echo "RDF::Query: $(perl ask.pl "$1")"
  echo "Attean: $(perl attean.pl "$1")"
  echo "Oxigraph: $(node ask.cjs "$1")"
}
