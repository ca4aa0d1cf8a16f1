#!/bin/sh
# A schema made of a price list by libraries of npm, and the same list checked with it by ajv: a remark that is null in the first row, a price of 90 and one of 89.5, sizes that are an empty list in the first row, a number of shelves in the second row only.
# Guess: the list fits the schema that was made of it.
# Seen: it does with genson-js and generate-schema. json-schema-generator 2.0.6 makes a schema that is none (a required list with nothing in it). easy-json-schema looks at the first row: a null remark is a string, an empty list one of strings, the shelves are not there; so the list is refused. to-json-schema says only that the rows are objects.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv-draft-04@1.0.0 ajv@8.20.0 easy-json-schema@0.0.2-beta generate-schema@2.6.0 genson-js@0.0.8 json-schema-generator@2.0.6 to-json-schema@0.2.5
cat > run.cjs <<'J'
const Ajv = require('ajv');
const Ajv4 = require('ajv-draft-04');
const easy = require('easy-json-schema');
const { json } = require('generate-schema');
const { createSchema } = require('genson-js');
const generator = require('json-schema-generator');
const toJsonSchema = require('to-json-schema');

const list = {
  goods: [
    { 名称: '衣柜', 价: 90, 备注: null, 邮编: '528300', 尺寸: [] },
    { 名称: '橱柜', 价: 89.5, 备注: '加急', 邮编: '010000', 尺寸: [18, 2.5], 层: 2 },
  ],
};
const makers = { 'genson-js': createSchema, 'generate-schema': (value) => json('list', value), 'json-schema-generator': generator, 'easy-json-schema': easy, 'to-json-schema': toJsonSchema };
for (const [library, make] of Object.entries(makers)) {
  const { $schema = '', ...schema } = JSON.parse(JSON.stringify(make(list)));
  const ajv = $schema.includes('draft-04') ? new Ajv4({ strict: false, logger: false }) : new (Ajv.default ?? Ajv)({ strict: false, logger: false });
  try {
    const fits = ajv.validate(schema, list);
    const { properties } = schema.properties.goods.items;
    console.log(`${library}: ${fits ? 'fits' : `refused, ${ajv.errors[0].instancePath} ${ajv.errors[0].message}`}; of a row it knows ${Object.keys(properties ?? {}).join(' ') || 'nothing'}`);
  } catch (error) {
    console.log(`${library}: ${error.message.slice(0, 140)}`);
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
genson-js: fits; of a row it knows 名称 价 备注 邮编 尺寸 层
generate-schema: fits; of a row it knows 名称 价 备注 邮编 尺寸 层
json-schema-generator: schema is invalid: data/properties/goods/items/properties/尺寸/items/required must NOT have fewer than 1 items, data/properties/goods/items/pr
easy-json-schema: refused, /goods/0/备注 must be string; of a row it knows 名称 价 备注 邮编 尺寸
to-json-schema: fits; of a row it knows nothing
T
