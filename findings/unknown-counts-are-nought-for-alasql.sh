#!/bin/sh
# Questions to a list of boards in alasql, which stands for a database in tests and in a browser, and in sqlite3: a count that is not known (NULL), no rows, texts.
# Guess: the same answers, for what is written is plain SQL.
# Seen (alasql 4.19.1): a NULL of INSERT is counted, averaged as nought and not found by IS NULL; the sum of no rows is 0; the greatest of texts is NULL; NOT c = 2 takes what is not known; SUBSTR takes no count from the end; 10/4*2 is 5 and '1' + 1 is 11.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact alasql@4.19.1
command -v sqlite3 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends sqlite3; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const alasql = require('alasql');

const list = [
  'CREATE TABLE t (n TEXT, c INT, p REAL)',
  "INSERT INTO t VALUES ('柜门', 2, 89.5), ('侧板', NULL, 12.5), ('背板', 5, NULL)",
];
const base = new alasql.Database();
for (const line of list) base.exec(line);
for (const question of [
  'SELECT COUNT(c) FROM t',
  'SELECT AVG(c) FROM t',
  'SELECT COUNT(*) FROM t WHERE c IS NULL',
  'SELECT SUM(c) FROM t',
  'SELECT SUM(c) FROM t WHERE c > 99',
  'SELECT MAX(n) FROM t',
  'SELECT COUNT(*) FROM t WHERE NOT c = 2',
  'SELECT COUNT(*) FROM t WHERE c <> 2',
  "SELECT COUNT(*) FROM t WHERE c = '2'",
  "SELECT SUBSTR('柜门板', -2)",
  "SELECT SUBSTR('柜门板', 2)",
  'SELECT 10/4*2',
  "SELECT '1' + 1",
]) {
  const seen = String(Object.values(base.exec(question)[0] ?? {})[0] ?? 'NULL');
  const told = execFileSync('sqlite3', ['-nullvalue', 'NULL', ':memory:', [...list, question].join(';')], { encoding: 'utf8' }).trim();
  console.log(`${question}: ${seen === told ? seen : `alasql ${seen}; sqlite3 ${told}`}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
SELECT COUNT(c) FROM t: alasql 3; sqlite3 2
SELECT AVG(c) FROM t: alasql 2.3333333333333335; sqlite3 3.5
SELECT COUNT(*) FROM t WHERE c IS NULL: alasql 0; sqlite3 1
SELECT SUM(c) FROM t: 7
SELECT SUM(c) FROM t WHERE c > 99: alasql 0; sqlite3 NULL
SELECT MAX(n) FROM t: alasql NULL; sqlite3 背板
SELECT COUNT(*) FROM t WHERE NOT c = 2: alasql 2; sqlite3 1
SELECT COUNT(*) FROM t WHERE c <> 2: 1
SELECT COUNT(*) FROM t WHERE c = '2': alasql 0; sqlite3 1
SELECT SUBSTR('柜门板', -2): alasql 柜门板; sqlite3 门板
SELECT SUBSTR('柜门板', 2): 门板
SELECT 10/4*2: alasql 5; sqlite3 4
SELECT '1' + 1: alasql 11; sqlite3 2
T
