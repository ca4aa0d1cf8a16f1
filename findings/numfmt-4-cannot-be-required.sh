#!/bin/sh
# numfmt, which shows numbers as spreadsheet programs do, required from CommonJS.
# Guess: as with 3.2.6, require('numfmt') works with 4.0.1, whose package.json names dist/index.cjs for it.
# Seen (numfmt 4.0.1): the package has no such file, nor the types it names; its dist holds index.js, which is CommonJS, and
# index.mjs. require fails; import works, since the default is index.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact old@npm:numfmt@3.2.6 numfmt@4.0.1 2>/dev/null
cat > read.mjs <<'J'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const attempt = async (name, load) => {
  try {
    console.log(name, (await load()).format('0\\.0,"万"', 123456));
  } catch (error) {
    console.log(name, error.code);
  }
};
await attempt('require 3.2.6', () => require('old'));
await attempt('require 4.0.1', () => require('numfmt'));
await attempt('import 4.0.1', () => import('numfmt'));
J
node read.mjs | tee seen
diff seen - <<'T'
require 3.2.6 12.3万
require 4.0.1 MODULE_NOT_FOUND
import 4.0.1 12.3万
T
