#!/bin/sh
# Parts whose field 价 is a number, a text, null, missing, a list, and a day, filtered in the page or in an embedded store by what has MongoDB's operators; what MongoDB finds by its rules (comparisons within a kind of values, null also for what is missing, a list by any of its elements) is beside it.
# Guess: the same.
# Seen: mingo 7.2.2 is. sift compares days with numbers, $gt: 5 finds the day and a day finds 10, and a missing field is $lte: null. @seald-io/nedb (NeDB) has what is missing apart from null, and wants one element of a list for both limits. lokijs, which says that its operators are its own, finds texts above numbers,
# and $gt: 5 with $lt: 7 is $gt: 5 alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @seald-io/nedb@4.1.2 lokijs@1.5.12 mingo@7.2.7 sift@17.1.4
cat > run.cjs <<'J'
const parts = [
  { n: 'a', 价: 10 },
  { n: 'b', 价: '10' },
  { n: 'c', 价: null },
  { n: 'd' },
  { n: 'e', 价: [3, 8] },
  { n: 'f', 价: new Date('2026-01-05') },
];
const filters = { '{ $gt: 5 }': ['ae', { $gt: 5 }], '{ $gt: new Date(0) }': ['f', { $gt: new Date(0) }], '{ $gt: "05" }': ['b', { $gt: '05' }], null: ['cd', null], '{ $ne: null }': ['abef', { $ne: null }], '{ $gt: 5, $lt: 7 }': ['e', { $gt: 5, $lt: 7 }], '{ $lt: 20 }': ['ae', { $lt: 20 }] };
(async () => {
  const sift = require('sift').default ?? require('sift');
  const { Query } = await import('mingo');
  const Nedb = require('@seald-io/nedb');
  const Loki = require('lokijs');
  const nedb = new Nedb();
  await nedb.insertAsync(parts.map((part) => ({ ...part })));
  const loki = new Loki('parts').addCollection('parts');
  loki.insert(parts.map((part) => ({ ...part })));
  const libraries = { mingo: (filter) => new Query(filter).find(parts).all(), sift: (filter) => parts.filter(sift(filter)), '@seald-io/nedb': (filter) => nedb.findAsync(filter), lokijs: (filter) => loki.find(filter) };
  for (const [text, [manual, filter]] of Object.entries(filters)) {
    const seen = [];
    for (const [library, find] of Object.entries(libraries)) {
      const found = (await find({ 价: filter })).map((part) => part.n).sort().join('');
      seen.push(`${library} ${found === manual ? 'the same' : found || 'nothing'}`);
    }
    console.log(`${text}: MongoDB ${manual}, ${seen.join(', ')}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
{ $gt: 5 }: MongoDB ae, mingo the same, sift aef, @seald-io/nedb the same, lokijs abef
{ $gt: new Date(0) }: MongoDB f, mingo the same, sift aef, @seald-io/nedb the same, lokijs abef
{ $gt: "05" }: MongoDB b, mingo the same, sift the same, @seald-io/nedb the same, lokijs abef
null: MongoDB cd, mingo the same, sift the same, @seald-io/nedb c, lokijs c
{ $ne: null }: MongoDB abef, mingo the same, sift the same, @seald-io/nedb abdef, lokijs abdef
{ $gt: 5, $lt: 7 }: MongoDB e, mingo the same, sift the same, @seald-io/nedb nothing, lokijs abef
{ $lt: 20 }: MongoDB ae, mingo the same, sift the same, @seald-io/nedb the same, lokijs abcd
T
