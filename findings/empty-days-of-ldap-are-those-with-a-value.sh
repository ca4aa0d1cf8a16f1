#!/bin/sh
# Two rules of a desk's filter, the day of delivery has no value, and it has one, made by react-querybuilder into each of its languages that has a word for it.
# Guess: each way round as the rule says; in LDAP (!(day=*)) for no value and (day=*) for one, as RFC 4515 has the test for presence.
# Seen (react-querybuilder 8.24.1): LDAP is the other way round: the rule for no value finds all that have one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact react@19.3.1 react-querybuilder@8.24.1
cat > write.cjs <<'J'
const { formatQuery } = require('react-querybuilder');

for (const operator of ['null', 'notNull'])
  for (const format of ['sql', 'mongodb_query', 'elasticsearch', 'spel', 'ldap'])
    console.log(`${operator}, ${format}: ${JSON.stringify(formatQuery({ combinator: 'and', rules: [{ field: 'day', operator, value: '' }] }, format))}`);
J
node write.cjs | tee seen
diff seen - <<'T'
null, sql: "(day is null)"
null, mongodb_query: {"day":null}
null, elasticsearch: {"bool":{"must":[{"bool":{"must_not":{"exists":{"field":"day"}}}}]}}
null, spel: "day == null"
null, ldap: "(day=*)"
notNull, sql: "(day is not null)"
notNull, mongodb_query: {"day":{"$ne":null}}
notNull, elasticsearch: {"bool":{"must":[{"exists":{"field":"day"}}]}}
notNull, spel: "day != null"
notNull, ldap: "(!(day=*))"
T
