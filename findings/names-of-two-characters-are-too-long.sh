#!/bin/sh
# A name of two characters, one of them rare (𬱖门, two code points and three units of UTF-16), against a schema of two characters at most, and one such character against two at least, by libraries of npm for JSON Schema.
# Guess: the first is valid and the second is not, as JSON Schema counts characters of RFC 8259 and not units.
# Seen: ajv 8.20.0, @cfworker/json-schema 4.1.6, djv 2.1.4, jsen 0.6.6, jsonschema 1.5.0 and z-schema 6.0.2 count so. is-my-json-valid 2.20.6 and tv4 1.3.0 count units: the name is too long, and the one character is two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @cfworker/json-schema@4.1.6 ajv@8.20.0 djv@2.1.4 is-my-json-valid@2.20.6 jsen@0.6.6 jsonschema@1.5.0 tv4@1.3.0 z-schema@6.0.2
cat > check.cjs <<'J'
const Ajv = require('ajv').default;
const Djv = require('djv');
const isMyJsonValid = require('is-my-json-valid');
const jsen = require('jsen');
const jsonschema = require('jsonschema');
const tv4 = require('tv4');
const ZSchema = require('z-schema');

(async () => {
  const { Validator } = await import('@cfworker/json-schema');
  const libraries = {
    ajv: (schema, value) => new Ajv().validate(schema, value),
    '@cfworker/json-schema': (schema, value) => new Validator(schema, '7').validate(value).valid,
    djv: (schema, value) => {
      const validator = new Djv();
      validator.addSchema('name', schema);
      return !validator.validate('name', value);
    },
    jsen: (schema, value) => jsen(schema)(value),
    jsonschema: (schema, value) => jsonschema.validate(value, schema).valid,
    'z-schema': (schema, value) => new ZSchema().validate(value, schema),
    'is-my-json-valid': (schema, value) => isMyJsonValid(schema)(value),
    tv4: (schema, value) => tv4.validate(value, schema),
  };
  for (const [name, valid] of Object.entries(libraries)) console.log(`${name}: two at most ${valid({ type: 'string', maxLength: 2 }, '𬱖门')}, two at least ${valid({ type: 'string', minLength: 2 }, '𬱖')}`);
})();
J
node check.cjs | tee seen
diff seen - <<'T'
ajv: two at most true, two at least false
@cfworker/json-schema: two at most true, two at least false
djv: two at most true, two at least false
jsen: two at most true, two at least false
jsonschema: two at most true, two at least false
z-schema: two at most true, two at least false
is-my-json-valid: two at most false, two at least true
tv4: two at most false, two at least true
T
