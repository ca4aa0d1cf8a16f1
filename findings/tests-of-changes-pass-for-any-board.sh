#!/bin/sh
# Changes to a quotation sent as JSON Patch (RFC 6902) that begin with a test, so that nothing is changed when somebody else was quicker: a number, a board, a list of boards.
# Guess: the test passes for equal values only, as the RFC says, and else nothing is done.
# Seen: fast-json-patch 3.1.1, rfc6902 5.4.0 and json8-patch 1.0.6 do so. jsonpatch 3.1.0 compares numbers, texts and lists of these; a board passes for any other board, and a list of boards for any of its length.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-json-patch@3.1.1 rfc6902@5.4.0 json8-patch@1.0.6 jsonpatch@3.1.0
cat > run.cjs <<'J'
const fast = require('fast-json-patch');
const json8 = require('json8-patch');
const jsonpatch = require('jsonpatch');
const rfc6902 = require('rfc6902');

const writers = {
  'fast-json-patch': (document, patch) => fast.applyPatch(document, patch),
  rfc6902: (document, patch) => {
    const [error] = rfc6902.applyPatch(document, patch);
    if (error) throw error;
  },
  'json8-patch': (document, patch) => json8.apply(document, patch),
  jsonpatch: (document, patch) => jsonpatch.apply_patch(document, patch),
};
for (const [kept, expected] of [[18, 18], [18, 25], [[18, 9], [9, 18]], [{ mm: 18 }, { mm: 25 }], [{ mm: 18 }, { mm: 18, colour: 'oak' }], [[{ mm: 18 }, { mm: 9 }], [{ mm: 9 }, { mm: 18 }]], [{ sizes: [600] }, { sizes: [900] }]])
  console.log(`${JSON.stringify(kept)} tested for ${JSON.stringify(expected)}: ${Object.entries(writers).map(([name, apply]) => {
    try {
      apply({ board: structuredClone(kept) }, [{ op: 'test', path: '/board', value: expected }]);
      return `${name} passes`;
    } catch {
      return `${name} stops`;
    }
  }).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
18 tested for 18: fast-json-patch passes; rfc6902 passes; json8-patch passes; jsonpatch passes
18 tested for 25: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch stops
[18,9] tested for [9,18]: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch stops
{"mm":18} tested for {"mm":25}: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch passes
{"mm":18} tested for {"mm":18,"colour":"oak"}: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch passes
[{"mm":18},{"mm":9}] tested for [{"mm":9},{"mm":18}]: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch passes
{"sizes":[600]} tested for {"sizes":[900]}: fast-json-patch stops; rfc6902 stops; json8-patch stops; jsonpatch passes
T
