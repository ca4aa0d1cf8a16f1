#!/bin/sh
# Samples of requests for the description of an interface, as consoles show them to be sent, by openapi-sampler (Redoc's): a telephone with a pattern, a thickness in steps, a list of different numbers, a term as a duration, a short address of mail; each checked by ajv with its schema.
# Guess: a sample fits its schema, or there is none.
# Seen (openapi-sampler 1.7.10): limits, lengths, numbers of entries and formats are kept. A pattern is not ("string"), nor multipleOf (18 for steps of 5 from 18, 0.12 for steps of 0.05), uniqueItems (0 and 0), duration ("string"), and maxLength beside a format.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv-formats@3.0.1 ajv@8.20.0 openapi-sampler@1.7.10
cat > run.cjs <<'J'
const addFormats = require('ajv-formats');
const Ajv = require('ajv');
const { sample } = require('openapi-sampler');

const ajv = new (Ajv.default ?? Ajv)({ strict: false });
(addFormats.default ?? addFormats)(ajv);
const schemas = {
  telephone: { type: 'string', pattern: '^1[3-9]\\d{9}$' },
  thickness: { type: 'integer', minimum: 18, multipleOf: 5 },
  price: { type: 'number', minimum: 0.12, multipleOf: 0.05 },
  sizes: { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'number' } },
  guarantee: { type: 'string', format: 'duration' },
  mail: { type: 'string', format: 'email', maxLength: 10 },
  day: { type: 'string', format: 'date' },
  note: { type: 'string', minLength: 20 },
  colours: { type: 'array', minItems: 3, items: { enum: ['白', '橡木'] } },
  pieces: { type: 'integer', exclusiveMinimum: 0, maximum: 3 },
};
for (const [name, schema] of Object.entries(schemas)) {
  const value = sample(schema);
  console.log(`${name}: ${JSON.stringify(value)} ${ajv.validate(schema, value) ? 'fits' : 'is refused'}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
telephone: "string" is refused
thickness: 18 is refused
price: 0.12 is refused
sizes: [0,0] is refused
guarantee: "string" is refused
mail: "user@example.com" is refused
day: "2019-08-24" fits
note: "stringstringstringst" fits
colours: ["白","白","白"] fits
pieces: 1 fits
T
