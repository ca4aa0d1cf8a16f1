#!/bin/sh
# An order with a customer and a supplier, 客户 and 供应商, as backends in China name what they send: as JSON Schema with titles, and as an example, made into types by libraries of npm.
# Guess: the types are called 订单, 客户 and 供应商, since TypeScript, Go and Java take letters of any script in names.
# Seen: quicktype-core 26.0.0 does for TypeScript and Go; for Java, which takes Chinese letters too, the three are Empty, _Class and __Class. json-schema-to-typescript 16.0.0 calls them NoName, NoName1 and NoName2, json-to-ts 2.1.0 _3, _2 and _:
# which is which changes with the order of the fields.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-schema-to-typescript@16.0.0 json-to-ts@2.1.0 quicktype-core@26.0.0
cat > name.mjs <<'J'
import { compile } from 'json-schema-to-typescript';
import jsonToTs from 'json-to-ts';
import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core';

const example = { 客户: { 名称: '甲' }, 供应商: { 电话: '乙' } };
const type = (title, properties) => ({ title, type: 'object', properties, additionalProperties: false });
const schema = type('订单', { 客户: type('客户', { 名称: { type: 'string' } }), 供应商: type('供应商', { 电话: { type: 'string' } }) });
const names = (text) => Array.from(text.matchAll(/(?:interface|class|struct|type) ([^ <{(]+)/g), ([, name]) => name).join(' ');
const makers = {
  ...Object.fromEntries(['typescript', 'go', 'java'].map((lang) => [`quicktype, ${lang}`, async () => {
    const input = jsonInputForTargetLanguage(lang);
    await input.addSource({ name: '订单', samples: [JSON.stringify(example)] });
    const inputData = new InputData();
    inputData.addInput(input);
    return (await quicktype({ inputData, lang, rendererOptions: { 'just-types': 'true' } })).lines.filter((line) => !/^\s*(\/\/|\*)/.test(line)).join('\n');
  }])),
  'json-schema-to-typescript': () => compile(schema, '订单', { bannerComment: '' }),
  'json-to-ts': () => (jsonToTs.default ?? jsonToTs)(example, { rootName: '订单' }).join('\n'),
};
for (const [name, make] of Object.entries(makers)) console.log(`${name}: ${names(await make())}`);
J
node name.mjs | tee seen
diff seen - <<'T'
quicktype, typescript: 订单 供应商 客户
quicktype, go: 订单 供应商 客户
quicktype, java: Empty _Class __Class
json-schema-to-typescript: NoName NoName1 NoName2
json-to-ts: _3 _2 _
T
