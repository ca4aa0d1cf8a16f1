#!/bin/sh
# Checks of a form by zod in the page, and by its JSON Schema, which zod makes of the same (z.toJSONSchema), with ajv and ajv-formats on the server: a grade /^e0$/i, an address with Chinese, a name trimmed, a step of 0.1, a day, a name with a rare character.
# Guess: the same answer of both, or an error from what makes the schema, as it gives for what JSON Schema has not.
# Seen (zod 4.6.7, ajv 8.20.0): E0 passes and is refused, as the flag i is dropped without a word; the address http://例子.中国/价表.pdf passes and is refused (format uri is ASCII); a blank as the name is refused and passes, as trim is not in the schema. The others are the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv-formats@3.0.1 ajv@8.20.0 zod@4.6.7
cat > run.cjs <<'J'
const addFormats = require('ajv-formats');
const Ajv = require('ajv');
const { z } = require('zod');

const ajv = new (Ajv.default ?? Ajv)({ strict: false });
(addFormats.default ?? addFormats)(ajv);
const checks = {
  grade: [z.string().regex(/^e0$/i), ['e0', 'E0']],
  line: [z.string().regex(/^门板$/m), ['门板', '侧板\n门板']],
  name: [z.string().trim().min(1), ['张三', '　']],
  address: [z.url(), ['http://portal.example/a.pdf', 'http://例子.中国/价表.pdf']],
  hanzi: [z.string().regex(/^\p{Script=Han}+$/u), ['陈伟', '陈𬱖']],
  length: [z.string().length(2), ['陈伟', '陈𬱖']],
  step: [z.number().multipleOf(0.1), [1.1, 1.15]],
  day: [z.iso.date(), ['2026-02-28', '2026-02-30']],
};
for (const [name, [schema, values]] of Object.entries(checks)) {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input' });
  for (const value of values) {
    const [page, server] = [schema.safeParse(value).success, ajv.validate(json, value)].map((good) => (good ? 'passes' : 'refused'));
    console.log(`${name} ${JSON.stringify(value)}: ${page === server ? `${page} in both` : `${page} in the page, ${server} on the server`}`);
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
grade "e0": passes in both
grade "E0": passes in the page, refused on the server
line "门板": passes in both
line "侧板\n门板": passes in the page, refused on the server
name "张三": passes in both
name "　": refused in the page, passes on the server
address "http://portal.example/a.pdf": passes in both
address "http://例子.中国/价表.pdf": passes in the page, refused on the server
hanzi "陈伟": passes in both
hanzi "陈𬱖": passes in both
length "陈伟": passes in both
length "陈𬱖": passes in both
step 1.1: passes in both
step 1.15: refused in both
day "2026-02-28": passes in both
day "2026-02-30": refused in both
T
