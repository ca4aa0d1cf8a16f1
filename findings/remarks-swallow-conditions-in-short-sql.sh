#!/bin/sh
# Questions of SQL put in order, or on one line, by libraries of npm, and asked of sqlite3 before and after.
# Guess: the same rows, for only blanks between words and line ends are changed.
# Seen: sql-formatter 15.9.0 keeps them. vkbeautify 0.99.3 and pretty-data 0.40.0 make one blank of two within a text, too, and their short form puts what follows a remark into it, so that all rows come instead of the dear ones. sql-formatter-plus 1.3.6 parts 1.5e-3.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sql-formatter@15.9.0 sql-formatter-plus@1.3.6 vkbeautify@0.99.3 pretty-data@0.40.0
command -v sqlite3 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends sqlite3; } >/dev/null
cat > run.cjs <<'J'
const { spawnSync } = require('node:child_process');
const { pd } = require('pretty-data');
const { format } = require('sql-formatter');
const plus = require('sql-formatter-plus').default;
const vkbeautify = require('vkbeautify');

const list = "CREATE TABLE 单 (名 TEXT, 价 REAL); INSERT INTO 单 VALUES ('侧板  白', 18.5), ('it''s 门', 25);";
const writers = {
  'as it was': (question) => question,
  'sql-formatter': (question) => format(question, { language: 'sqlite' }),
  'sql-formatter-plus': (question) => plus.format(question),
  vkbeautify: (question) => vkbeautify.sql(question),
  'vkbeautify short': (question) => vkbeautify.sqlmin(question),
  'pretty-data': (question) => pd.sql(question),
  'pretty-data short': (question) => pd.sqlmin(question),
};
for (const question of ["SELECT 价 FROM 单 WHERE 名 = '侧板  白'", 'SELECT 名 FROM 单 -- 贵的\nWHERE 价 > 20', 'SELECT 价 * 1.5e-3 FROM 单 WHERE 价 > 20', "SELECT 价 FROM 单 WHERE 名 = 'it''s 门'"]) {
  const seen = new Map();
  for (const [name, write] of Object.entries(writers)) {
    const { status, stdout } = spawnSync('sqlite3', [':memory:', list + write(question)], { encoding: 'utf8' });
    const rows = status ? 'refused' : stdout.trim().replaceAll('\n', ', ') || 'none';
    seen.set(rows, [...(seen.get(rows) ?? []), name]);
  }
  console.log(question.replace('\n', ' / '));
  for (const [rows, names] of seen) console.log(`  ${rows}: ${names.join(', ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
SELECT 价 FROM 单 WHERE 名 = '侧板  白'
  18.5: as it was, sql-formatter, sql-formatter-plus
  none: vkbeautify, vkbeautify short, pretty-data, pretty-data short
SELECT 名 FROM 单 -- 贵的 / WHERE 价 > 20
  it's 门: as it was, sql-formatter, sql-formatter-plus, vkbeautify, pretty-data
  侧板  白, it's 门: vkbeautify short, pretty-data short
SELECT 价 * 1.5e-3 FROM 单 WHERE 价 > 20
  0.0375: as it was, sql-formatter, vkbeautify, vkbeautify short, pretty-data, pretty-data short
  refused: sql-formatter-plus
SELECT 价 FROM 单 WHERE 名 = 'it''s 门'
  25.0: as it was, sql-formatter, sql-formatter-plus, vkbeautify, vkbeautify short, pretty-data, pretty-data short
T
