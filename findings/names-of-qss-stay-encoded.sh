#!/bin/sh
# What a search asks for, { 名称: '衣柜', 每页: 20 }, written into an address and read again by the same small libraries.
# Guess: the same object.
# Seen: qs 6.14.0, query-string 9.3.1, picoquery 2.5.0 and querystringify 2.2.0 give it back. qss 3.0.0 reads the values and leaves the names encoded, %E5%90%8D%E7%A7%B0, so that there is no 名称.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact picoquery@2.5.0 qs@6.14.0 qss@3.0.0 query-string@9.3.1 querystringify@2.2.0
cat > again.mjs <<'J'
import * as picoquery from 'picoquery';
import qs from 'qs';
import * as qss from 'qss';
import queryString from 'query-string';
import querystringify from 'querystringify';

const search = { 名称: '衣柜', 每页: '20' };
const libraries = { qs, 'query-string': queryString, picoquery, querystringify, qss: { stringify: qss.encode, parse: qss.decode } };
for (const [name, { parse, stringify }] of Object.entries(libraries)) console.log(`${name}: ${JSON.stringify({ ...parse(stringify(search)) })}`);
J
node again.mjs | tee seen
diff seen - <<'T'
qs: {"名称":"衣柜","每页":"20"}
query-string: {"名称":"衣柜","每页":"20"}
picoquery: {"名称":"衣柜","每页":"20"}
querystringify: {"名称":"衣柜","每页":"20"}
qss: {"%E5%90%8D%E7%A7%B0":"衣柜","%E6%AF%8F%E9%A1%B5":20}
T
