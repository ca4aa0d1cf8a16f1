#!/bin/sh
# A customer's name put right in a contract, 陈𬱖 to 陈𬱗, two rare characters that share their first unit of UTF-16, shown as a change by libraries of npm that compare texts.
# Guess: one character goes and the other comes, each whole.
# Seen: fast-diff 1.3.0 and jsdiff 8.0.2 do so. diff-match-patch 1.0.5 and diff-match-patch-es 2.0.1 cut both in halves, which no page shows as characters, and toDelta of the first raises URI malformed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact diff@8.0.2 diff-match-patch@1.0.5 diff-match-patch-es@2.0.1 fast-diff@1.3.0
cat > compare.mjs <<'J'
import { diffChars } from 'diff';
import DiffMatchPatch from 'diff-match-patch';
import { diff } from 'diff-match-patch-es';
import fastDiff from 'fast-diff';

const texts = ['陈\u{2cc56}', '陈\u{2cc57}'];
const dmp = new DiffMatchPatch();
const libraries = {
  'fast-diff': () => fastDiff(...texts).map(([, text]) => text),
  jsdiff: () => diffChars(...texts).map(({ value }) => value),
  'diff-match-patch': () => dmp.diff_main(...texts).map(([, text]) => text),
  'diff-match-patch-es': () => diff(...texts).map(([, text]) => text),
};
for (const [name, compare] of Object.entries(libraries)) console.log(`${name}: ${compare().map((text) => (text.isWellFormed() ? text : `half of ${text.length} units`)).join(' | ')}`);
try {
  console.log(dmp.diff_toDelta(dmp.diff_main(...texts)));
} catch (error) {
  console.log(`toDelta: ${error.message}`);
}
J
node compare.mjs | tee seen
diff seen - <<'T'
fast-diff: 陈 | 𬱖 | 𬱗
jsdiff: 陈 | 𬱖 | 𬱗
diff-match-patch: half of 2 units | half of 1 units | half of 1 units
diff-match-patch-es: half of 2 units | half of 1 units | half of 1 units
toDelta: URI malformed
T
