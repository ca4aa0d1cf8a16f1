#!/bin/sh
# Times of appointments as they are written in China, read in the language zh-CN by any-date-parser, which reads a text of any form: with colons, with 下午, and with 时 and 分.
# Guess: 15:30 on 5 January 2026 in all, or not read.
# Seen (any-date-parser 2.2.4): 2026年1月5日 15:30 and 下午3:30 are right. 2026年01月05日15时30分 and 15点30分 are midnight of that day, 3点半 is three, without an error: the day is found, and what follows is left.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact any-date-parser@2.2.4
cat > run.cjs <<'J'
const parser = require('any-date-parser');

for (const text of ['2026-01-05 15:30', '2026年1月5日 15:30', '2026年1月5日下午3:30', '2026年01月05日15时30分', '2026年1月5日 15点30分', '2026年1月5日下午3点半', '2026年1月5日']) {
  const date = (parser.default ?? parser).fromString(text, 'zh-CN');
  console.log(`${text}: ${date.invalid ? 'not read' : date.toLocaleString('sv')}`);
}
J
TZ=Asia/Shanghai node run.cjs | tee seen
diff seen - <<'T'
2026-01-05 15:30: 2026-01-05 15:30:00
2026年1月5日 15:30: 2026-01-05 15:30:00
2026年1月5日下午3:30: 2026-01-05 15:30:00
2026年01月05日15时30分: 2026-01-05 00:00:00
2026年1月5日 15点30分: 2026-01-05 00:00:00
2026年1月5日下午3点半: 2026-01-05 15:00:00
2026年1月5日: 2026-01-05 00:00:00
T
