#!/bin/sh
# Addresses of searches of China read by what stands for Node's querystring in a browser (querystring-es3, which webpack put in, and querystring of npm) and by a stand-in of URLSearchParams: words in GBK, a per cent sign alone, an ampersand too many.
# Guess: as by Node, which never refuses an address, has signs of replacement for GBK and leaves out what is empty.
# Seen (querystring-es3 0.2.1, querystring 0.2.1, url-search-params-polyfill 8.2.5, core-js 3): the two stop at GBK and at 50% with an error, and make a value without a name of each ampersand; the polyfill stops at GBK and at hanzi in halves; core-js does as Node.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact querystring-es3@0.2.1 querystring@0.2.1 url-search-params-polyfill@8.2.5 core-js@3.51.0
cat > run.cjs <<'J'
const vm = require('node:vm');
const { readFileSync } = require('node:fs');

const polyfill = vm.createContext({ encodeURIComponent, decodeURIComponent });
vm.runInContext(`var self = this;${readFileSync(require.resolve('url-search-params-polyfill'), 'utf8')}`, polyfill);
const ofNode = URLSearchParams;
delete globalThis.URLSearchParams;
require('core-js/web/url-search-params');
const ofCoreJs = globalThis.URLSearchParams;

const pairs = (Params) => (query) => JSON.stringify([...new Params(query)]);
const values = (library) => (query) => JSON.stringify(Object.entries(library.parse(query)));
const readers = {
  node: values(require('node:querystring')),
  es3: values(require('querystring-es3')),
  npm: values(require('querystring/')),
  'URLSearchParams of node': pairs(ofNode),
  polyfill: pairs(polyfill.URLSearchParams),
  'core-js': pairs(ofCoreJs),
};
for (const query of ['q=%B9%F1', 'q=%E6%9F', 'off=50%', '&q=柜&&']) {
  const seen = new Map();
  for (const [name, read] of Object.entries(readers)) {
    let line;
    try {
      line = read(query);
    } catch (error) {
      line = error.message;
    }
    seen.set(line, [...(seen.get(line) ?? []), name]);
  }
  for (const [line, names] of seen) console.log(`${query} ${line}: ${names.join(', ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
q=%B9%F1 [["q","��"]]: node, URLSearchParams of node, core-js
q=%B9%F1 URI malformed: es3, npm, polyfill
q=%E6%9F [["q","�"]]: node, URLSearchParams of node, core-js
q=%E6%9F URI malformed: es3, npm, polyfill
off=50% [["off","50%"]]: node, URLSearchParams of node, polyfill, core-js
off=50% URI malformed: es3, npm
&q=柜&& [["q","柜"]]: node, URLSearchParams of node, polyfill, core-js
&q=柜&& [["",["","",""]],["q","柜"]]: es3, npm
T
