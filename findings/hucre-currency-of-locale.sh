#!/bin/sh
# Guess: formatValue(12000.5, '[$¥-804]#,##0.00'), the currency format of Excel in China, gives ¥12,000.50.
# Seen with hucre 1.0.0: 12,000.50; the text of a [$text-locale] part is left out. A quoted "¥" is shown.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact hucre@1.0.0 >/dev/null 2>&1
cat >format.mjs <<'JS'
import { formatValue } from 'hucre';
const seen = ['[$¥-804]#,##0.00', '"¥"#,##0.00'].map((format) => formatValue(12000.5, format));
console.log('hucre 1.0.0', seen);
process.exit(seen.join(' ') === '12,000.50 ¥12,000.50' ? 0 : 1);
JS
node format.mjs
