#!/bin/sh
# A board of a draft copied by JSON Patch (RFC 6902), and the copy made thicker by the next step of the same patch.
# Guess: the first board stays as it is, for a copy is a value of its own.
# Seen: fast-json-patch 3.1.1, rfc6902 5.4.0 and jsonpatch 3.1.0 do so. json8-patch 1.0.6 puts the same object at both places: the first grows, too, and a hole drilled into one is in both; numbers and texts are copied.
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
  'fast-json-patch': (draft, patch) => fast.applyPatch(draft, patch).newDocument,
  rfc6902: (draft, patch) => {
    rfc6902.applyPatch(draft, patch);
    return draft;
  },
  'json8-patch': (draft, patch) => json8.apply(draft, patch).doc,
  jsonpatch: (draft, patch) => jsonpatch.apply_patch(draft, patch),
};
const copy = { op: 'copy', from: '/left', path: '/right' };
for (const [left, next] of [[{ mm: 18 }, { op: 'replace', path: '/right/mm', value: 25 }], [{ holes: [] }, { op: 'add', path: '/right/holes/-', value: 35 }], [18, { op: 'replace', path: '/right', value: 25 }]])
  for (const [name, write] of Object.entries(writers)) console.log(`${JSON.stringify(left)}, then ${next.op} ${next.value}: ${name} ${JSON.stringify(write({ left: structuredClone(left) }, [copy, next]))}`);
J
node run.cjs | tee seen
diff seen - <<'T'
{"mm":18}, then replace 25: fast-json-patch {"left":{"mm":18},"right":{"mm":25}}
{"mm":18}, then replace 25: rfc6902 {"left":{"mm":18},"right":{"mm":25}}
{"mm":18}, then replace 25: json8-patch {"left":{"mm":25},"right":{"mm":25}}
{"mm":18}, then replace 25: jsonpatch {"left":{"mm":18},"right":{"mm":25}}
{"holes":[]}, then add 35: fast-json-patch {"left":{"holes":[]},"right":{"holes":[35]}}
{"holes":[]}, then add 35: rfc6902 {"left":{"holes":[]},"right":{"holes":[35]}}
{"holes":[]}, then add 35: json8-patch {"left":{"holes":[35]},"right":{"holes":[35]}}
{"holes":[]}, then add 35: jsonpatch {"left":{"holes":[]},"right":{"holes":[35]}}
18, then replace 25: fast-json-patch {"left":18,"right":25}
18, then replace 25: rfc6902 {"left":18,"right":25}
18, then replace 25: json8-patch {"left":18,"right":25}
18, then replace 25: jsonpatch {"left":18,"right":25}
T
