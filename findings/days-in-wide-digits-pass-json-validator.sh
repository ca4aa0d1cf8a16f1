#!/bin/sh
# A day typed with a Chinese keyboard, ２０２６-01-05 (the year in full-width digits), put to "format": "date" of JSON Schema in JSON::Validator of Perl, and in Python's jsonschema; and an hour so typed as "format": "time".
# Guess: refused, as the digits of RFC 3339 are those of ASCII.
# Seen: JSON::Validator takes the day and the hour: the digits of its patterns are those of all scripts. Python refuses the day. Both refuse 2026-13-05.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjson-validator-perl python3-jsonschema; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjson-validator-perl python3-jsonschema
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > check.pl <<'P'
use utf8;
use open qw(:std :utf8);
use JSON::Validator;
for (['date', '2026-01-05'], ['date', '２０２６-01-05'], ['date', '2026-13-05'], ['time', '０９:30:00Z']) {
  my @errors = JSON::Validator->new->schema({ '$schema' => 'http://json-schema.org/draft-07/schema#', type => 'string', format => $_->[0] })->validate($_->[1]);
  print "JSON::Validator: @$_ ", (@errors ? 'refused' : 'valid'), "\n";
}
P
cat > check.py <<'P'
import jsonschema
for day in ('2026-01-05', '２０２６-01-05', '2026-13-05'):
    print('jsonschema: date', day, 'valid' if jsonschema.Draft7Validator({'format': 'date'}, format_checker=jsonschema.draft7_format_checker).is_valid(day) else 'refused')
P
{
  perl check.pl
  /usr/bin/python3 check.py
} | tee seen
diff seen - <<'T'
JSON::Validator: date 2026-01-05 valid
JSON::Validator: date ２０２６-01-05 valid
JSON::Validator: date 2026-13-05 refused
JSON::Validator: time ０９:30:00Z valid
jsonschema: date 2026-01-05 valid
jsonschema: date ２０２６-01-05 refused
jsonschema: date 2026-13-05 refused
T
