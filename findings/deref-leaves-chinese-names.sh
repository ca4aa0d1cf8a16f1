#!/bin/sh
# The description of an interface whose answer refers to a schema named in Chinese, 政策, plainly and percent-encoded, as a fragment of an address is (RFC 6901, 6), and to 价格/元 (价格~1元), put in place by libraries of npm for $ref.
# Guess: all of them put in place all four, as all are right.
# Seen: five do. json-schema-deref-sync 0.14.0 puts in place the plain 政策 alone and leaves the others as they are, without an error, so that what checks by the result lets anything pass.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @apidevtools/json-schema-ref-parser@15.5.2 @scalar/openapi-parser@0.24.17 @stoplight/json-ref-resolver@3.1.6 json-refs@3.0.15 json-schema-deref-sync@0.14.0 swagger-client@3.37.3
cat > run.cjs <<'J'
const $RefParser = require('@apidevtools/json-schema-ref-parser');
const { Resolver } = require('@stoplight/json-ref-resolver');

const path = '/政策';
const content = (reference) => ({ 'application/json': { schema: { $ref: reference } } });
const description = (reference) => ({
  openapi: '3.0.3',
  info: { title: '政策', version: '1' },
  paths: { [path]: { get: { responses: { 200: { description: '好', content: content(reference) } } } } },
  components: { schemas: { 政策: { type: 'object' }, '价格/元': { type: 'object' } } },
});
const libraries = {
  '@apidevtools/json-schema-ref-parser': ($) => ($RefParser.default ?? $RefParser.$RefParser).dereference($),
  '@stoplight/json-ref-resolver': async ($) => (await new Resolver().resolve($)).result,
  '@scalar/openapi-parser': async ($) => (await (await import('@scalar/openapi-parser')).dereference($)).schema,
  'json-refs': async ($) => (await require('json-refs').resolveRefs($)).resolved,
  'json-schema-deref-sync': ($) => require('json-schema-deref-sync')($),
  'swagger-client': async ($) => (await (require('swagger-client').default ?? require('swagger-client')).resolve({ spec: $ })).spec,
};
(async () => {
  for (const [library, put] of Object.entries(libraries)) {
    const seen = [];
    for (const name of ['政策', encodeURIComponent('政策'), '价格~1元', encodeURIComponent('价格~1元')]) {
      const { schema } = (await put(description(`#/components/schemas/${name}`))).paths[path].get.responses[200].content['application/json'];
      seen.push(schema.type === 'object' ? 'put in place' : JSON.stringify(schema));
    }
    console.log(`${library}: ${seen.join(', ')}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
@apidevtools/json-schema-ref-parser: put in place, put in place, put in place, put in place
@stoplight/json-ref-resolver: put in place, put in place, put in place, put in place
@scalar/openapi-parser: put in place, put in place, put in place, put in place
json-refs: put in place, put in place, put in place, put in place
json-schema-deref-sync: put in place, {"$ref":"#/components/schemas/%E6%94%BF%E7%AD%96"}, {"$ref":"#/components/schemas/价格~1元"}, {"$ref":"#/components/schemas/%E4%BB%B7%E6%A0%BC~1%E5%85%83"}
swagger-client: put in place, put in place, put in place, put in place
T
