#!/bin/sh
# A drawing saved under the title of a notice of 96 characters in Chinese and .pdf, through libraries that make names of files.
# Guess: what they give or call valid, Linux takes, whose names are of 255 bytes at most.
# Seen: filenamify 7.0.3 cuts to its 100 characters, which are 292 bytes, and valid-filename 4.0.0 calls them valid; Linux refuses both with ENAMETOOLONG. sanitize-filename 1.6.4 counts bytes, and Linux takes its name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact filenamify@7.0.3 sanitize-filename@1.6.4 valid-filename@4.0.0
cat > save.mjs <<'J'
import { writeFileSync } from 'node:fs';
import filenamify from 'filenamify';
import sanitize from 'sanitize-filename';
import isValid from 'valid-filename';

const title = `${'关于公开征集全屋定制板件供应商的通知'.repeat(6).slice(0, 96)}.pdf`;
const names = { filenamify: filenamify(title), 'sanitize-filename': sanitize(title), 'valid-filename': isValid(title) ? title : '' };
for (const [library, name] of Object.entries(names)) {
  let result = 'saved';
  try {
    writeFileSync(name, '');
  } catch (error) {
    result = error.code;
  }
  console.log(`${library}: ${name.length} characters, ${Buffer.byteLength(name)} bytes, ${result}`);
}
J
node save.mjs | tee seen
diff seen - <<'T'
filenamify: 100 characters, 292 bytes, ENAMETOOLONG
sanitize-filename: 85 characters, 255 bytes, saved
valid-filename: 100 characters, 292 bytes, ENAMETOOLONG
T
