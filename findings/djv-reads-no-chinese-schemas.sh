#!/bin/sh
# A schema of an order whose fields have Chinese names, one of them required, and one whose grade is one of two Chinese words, by libraries of npm for JSON Schema.
# Guess: a right order is valid and a wrong one is not.
# Seen: ajv 8.20.0, jsen 0.6.6, jsonschema 1.5.0 and tv4 1.3.0 say so. djv 2.1.4 raises URIError: URI malformed of each, right or wrong: a Chinese name or word in the schema is taken for a part of an address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv@8.20.0 djv@2.1.4 jsen@0.6.6 jsonschema@1.5.0 tv4@1.3.0
cat > check.cjs <<'J'
const Ajv = require('ajv').default;
const Djv = require('djv');
const jsen = require('jsen');
const jsonschema = require('jsonschema');
const tv4 = require('tv4');

const libraries = {
  ajv: (schema, value) => new Ajv().validate(schema, value),
  jsen: (schema, value) => jsen(schema)(value),
  jsonschema: (schema, value) => jsonschema.validate(value, schema).valid,
  tv4: (schema, value) => tv4.validate(value, schema),
  djv: (schema, value) => {
    const validator = new Djv();
    validator.addSchema('order', schema);
    return !validator.validate('order', value);
  },
};
const cases = [
  [{ type: 'object', properties: { 单价: { type: 'number' } } }, { 单价: 89.5 }, { 单价: '面议' }],
  [{ type: 'object', required: ['单价'] }, { 单价: 89.5 }, {}],
  [{ enum: ['环保', '普通'] }, '环保', '其他'],
];
const tried = (valid, schema, value) => {
  try {
    return valid(schema, value) ? 'valid' : 'not valid';
  } catch (error) {
    return `${error.name} ${error.message}`;
  }
};
for (const [name, valid] of Object.entries(libraries)) for (const [schema, right, wrong] of cases) console.log(`${name}, ${Object.keys(schema).at(-1)}: right ${tried(valid, schema, right)}, wrong ${tried(valid, schema, wrong)}`);
J
node check.cjs | tee seen
diff seen - <<'T'
ajv, properties: right valid, wrong not valid
ajv, required: right valid, wrong not valid
ajv, enum: right valid, wrong not valid
jsen, properties: right valid, wrong not valid
jsen, required: right valid, wrong not valid
jsen, enum: right valid, wrong not valid
jsonschema, properties: right valid, wrong not valid
jsonschema, required: right valid, wrong not valid
jsonschema, enum: right valid, wrong not valid
tv4, properties: right valid, wrong not valid
tv4, required: right valid, wrong not valid
tv4, enum: right valid, wrong not valid
djv, properties: right URIError URI malformed, wrong URIError URI malformed
djv, required: right URIError URI malformed, wrong URIError URI malformed
djv, enum: right URIError URI malformed, wrong URIError URI malformed
T
