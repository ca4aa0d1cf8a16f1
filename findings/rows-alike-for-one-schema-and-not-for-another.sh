#!/bin/sh
# Rows of an order, none of which may come twice ("uniqueItems" of JSON Schema): the same row with its fields in another order, 1 beside 1.0, and the text "18" beside the number 18; checked by libraries of Ruby, Python, PHP and Perl.
# Guess: the first two lists are refused and the third is valid, with all: the specification compares values, not texts.
# Seen: PHP takes the row in another order and 1.0 for others; Ruby takes 1.0 for another; Perl takes "18" and 18 for the same, and refuses the list. Python is as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjson-validator-perl php-cli php-json-schema python3-jsonschema ruby-json-schema; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjson-validator-perl php-json-schema python3-jsonschema ruby-json-schema
cd "$folder"
cat > check.rb <<'R'
require 'json'
require 'json-schema'
puts "Ruby: #{ARGV.map { |list| JSON::Validator.validate({ 'uniqueItems' => true }, JSON.parse(list)) ? 'valid' : 'refused' }.join(', ')}"
R
cat > check.py <<'P'
import json, sys
import jsonschema
print('Python:', ', '.join('valid' if jsonschema.Draft7Validator({'uniqueItems': True}).is_valid(json.loads(text)) else 'refused' for text in sys.argv[1:]))
P
cat > check.php <<'P'
<?php
error_reporting(0);
require 'JsonSchema/autoload.php';
$answers = [];
foreach (array_slice($argv, 1) as $text) {
    $validator = new JsonSchema\Validator();
    $list = json_decode($text);
    $validator->validate($list, (object) ['uniqueItems' => true]);
    $answers[] = $validator->isValid() ? 'valid' : 'refused';
}
echo 'PHP: ', implode(', ', $answers), "\n";
P
cat > check.pl <<'P'
use JSON::PP;
use JSON::Validator;
my $validator = JSON::Validator->new->schema({ '$schema' => 'http://json-schema.org/draft-07/schema#', uniqueItems => JSON::PP::true });
print 'Perl: ', join(', ', map { my @errors = $validator->validate(decode_json($_)); @errors ? 'refused' : 'valid' } @ARGV), "\n";
P
{
  for check in 'ruby -W0 check.rb' '/usr/bin/python3 check.py' 'php check.php' 'perl check.pl'; do
    $check '[{"part":"0757","count":2},{"count":2,"part":"0757"}]' '[1,1.0]' '["18",18]'
  done
} | tee seen
diff seen - <<'T'
Ruby: refused, valid, valid
Python: refused, refused, valid
PHP: valid, valid, valid
Perl: refused, refused, refused
T
