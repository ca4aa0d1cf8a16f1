#!/bin/sh
# The description of an interface (OpenAPI 3.0) as backends in China write them: two schemas, 政策 and 项目, of which the first refers to an enumeration, 类别, and two addresses with a part, /政策/{编号} and /项目/{编号}.
# Guess: what makes TypeScript of it keeps names apart, as identifiers of TypeScript may be Chinese; at least the types differ, and the address asked for is the one described.
# Seen: @hey-api/openapi-ts 0.95.0 and swagger-typescript-api 13.13.0 do. orval 7.13.2 calls all three schemas "_", so that 政策 refers to itself as its own category, leaves out the part of the path, and asks for
# /项目/编号}; of the two operations, both "get", the second alone is left. openapi-typescript-codegen 0.31.0 writes the schemas one over the other into a file without a name,
# models/.ts, and parameters without names, which no compiler takes. All say that they are done.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hey-api/openapi-ts@0.95.0 openapi-typescript-codegen@0.31.0 orval@7.13.2 swagger-typescript-api@13.13.0 typescript@5.9.3
cat > write.cjs <<'J'
const { writeFileSync } = require('node:fs');

const parameter = (name, where, schema) => ({ name, in: where, required: where === 'path', schema });
const answer = (name) => ({ 200: { description: '好', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } } });
const operation = (name, more = []) => ({ get: { tags: [name], parameters: [parameter('编号', 'path', { type: 'string' }), ...more], responses: answer(name) } });
const schemas = {
  政策: { type: 'object', properties: { 标题: { type: 'string' }, 类别: { $ref: '#/components/schemas/类别' } } },
  项目: { type: 'object', properties: { 名称: { type: 'string' } } },
  类别: { type: 'string', enum: ['普通', '申报'] },
};
const paths = { '/政策/{编号}': operation('政策', [parameter('类别', 'query', { $ref: '#/components/schemas/类别' })]), '/项目/{编号}': operation('项目') };
writeFileSync('api.json', JSON.stringify({ openapi: '3.0.3', info: { title: '门户', version: '1.0.0' }, paths, components: { schemas } }));
J
node write.cjs
npx openapi-ts -i api.json -o hey >hey.log 2>&1
npx swagger-typescript-api generate -p api.json -o sta >sta.log 2>&1
npx orval --input api.json --output orval.ts >orval.log 2>&1
npx openapi --input api.json --output codegen >codegen.log 2>&1
{
  echo "hey-api: $(grep -ohE '^export type (政策|项目|类别) ' hey/types.gen.ts | paste -sd ,)"
  echo "swagger-typescript-api: $(grep -ohE '^export (interface|enum|type) Type\S+' sta/Api.ts | paste -sd ,)"
  echo "orval: $(grep -ohE '^export (interface|type|const) [_a-z]+ ' orval.ts | paste -sd ,)"
  grep -oE '`/.*`' orval.ts
  grep -E '类别\?:' orval.ts | head -n 1
  echo "openapi-typescript-codegen: schemas in $(find codegen/models -type f | paste -sd ,)"
  sed -n '/static get政策/,/{$/p' codegen/services/*.ts
} | tee seen
diff seen - <<'T'
hey-api: export type 政策 ,export type 项目 ,export type 类别 
swagger-typescript-api: export enum Type类别,export interface Type政策,export interface Type项目
orval: export interface _ ,export interface _ ,export type _ ,export const _ ,export const get 
`/项目/编号}`
  类别?: _;
openapi-typescript-codegen: schemas in codegen/models/.ts
    public static get政策(
        : string,
        ?: ,
    ): CancelablePromise<> {
T
