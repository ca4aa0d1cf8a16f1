#!/bin/sh
# Names of companies that differ by one character, 顺德侧板厂 and 顺德侧门厂, compared by distance to find what was entered twice.
# Guess: DuckDB's levenshtein and hamming say 1, as its length says 5, and as PostgreSQL's levenshtein says.
# Seen (@duckdb/node-api 1.5.6): length, left and LIKE count characters, levenshtein, damerau_levenshtein and hamming bytes: 3 here, but 1 for 板 and 杨, of which
# two bytes are the same; for jaro_winkler_similarity those two, with nothing in common, are alike by 0.82.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @duckdb/node-api@1.5.6-r.1
cat > compare.mjs <<'J'
import { DuckDBInstance } from '@duckdb/node-api';

const duck = await (await DuckDBInstance.create()).connect();
for (const [one, other] of [['顺德侧板厂', '顺德侧门厂'], ['板', '杨'], ['家具', '木门'], ['abcd', 'abcx']]) {
  const rows = await duck.runAndReadAll(
    `select length('${one}'), levenshtein('${one}', '${other}'), damerau_levenshtein('${one}', '${other}'),
      hamming('${one}', '${other}'), round(jaro_winkler_similarity('${one}', '${other}'), 2)`,
  );
  console.log(one, other, ...rows.getRows()[0].map(String));
}
J
node compare.mjs | tee seen
diff seen - <<'T'
顺德侧板厂 顺德侧门厂 5 3 3 3 0.92
板 杨 1 1 1 1 0.82
家具 木门 2 6 6 6 0
abcd abcx 4 1 1 1 0.88
T
