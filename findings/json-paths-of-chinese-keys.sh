#!/bin/sh
# Paths into JSON with Chinese keys: $.库存[*].名称, and with a filter $.库存[?(@.价格>100)].名称, in libraries of JSONPath.
# Guess: found; RFC 9535 allows every character beyond ASCII in a short name, and JavaScript has them as names, too.
# Seen: jsonpath-plus 10.4.0, json-p3 2.3.1 and jsonpath-rfc9535 1.3.0 find both. jsonpath 1.3.0, the one most in use, and jsonpath-faster 0.0.12 stop with a lexical error at the key, as Goessner's grammar of ASCII
# names has it; in brackets, $["库存"][*]["名称"], they find it; within the filter, which another parser reads, @.价格 is a name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-p3@2.3.1 jsonpath@1.3.0 jsonpath-faster@0.0.12 jsonpath-plus@10.4.0 jsonpath-rfc9535@1.3.0
cat > find.mjs <<'J'
import jsonpath from 'jsonpath';
import faster from 'jsonpath-faster';
import { query as p3 } from 'json-p3';
import { JSONPath } from 'jsonpath-plus';
import { query as rfc } from 'jsonpath-rfc9535';

const json = { 库存: [{ 名称: '侧板', 价格: 89.5 }, { 名称: '门板', 价格: 120 }] };
const ways = { jsonpath: (path) => jsonpath.query(json, path), 'jsonpath-faster': (path) => faster.query(json, path), 'jsonpath-plus': (path) => JSONPath({ path, json }), 'json-p3': (path) => p3(path, json).values(), 'jsonpath-rfc9535': (path) => rfc(json, path) };
for (const path of ['$.库存[*].名称', '$.库存[?(@.价格>100)].名称', '$["库存"][*]["名称"]', '$["库存"][?(@["价格"]>100)]["名称"]', '$["库存"][?(@.价格>100)]["名称"]']) {
  for (const [name, find] of Object.entries(ways)) {
    let seen;
    try {
      seen = find(path).join(' ') || 'nothing';
    } catch (error) {
      seen = error.message.split('\n')[0];
    }
    console.log(`${path} ${name}: ${seen}`);
  }
}
J
node find.mjs | tee seen
diff seen - <<'T'
$.库存[*].名称 jsonpath: Lexical error on line 1. Unrecognized text.
$.库存[*].名称 jsonpath-faster: Lexical error on line 1. Unrecognized text.
$.库存[*].名称 jsonpath-plus: 侧板 门板
$.库存[*].名称 json-p3: 侧板 门板
$.库存[*].名称 jsonpath-rfc9535: 侧板 门板
$.库存[?(@.价格>100)].名称 jsonpath: Lexical error on line 1. Unrecognized text.
$.库存[?(@.价格>100)].名称 jsonpath-faster: Lexical error on line 1. Unrecognized text.
$.库存[?(@.价格>100)].名称 jsonpath-plus: 门板
$.库存[?(@.价格>100)].名称 json-p3: 门板
$.库存[?(@.价格>100)].名称 jsonpath-rfc9535: 门板
$["库存"][*]["名称"] jsonpath: 侧板 门板
$["库存"][*]["名称"] jsonpath-faster: 侧板 门板
$["库存"][*]["名称"] jsonpath-plus: 侧板 门板
$["库存"][*]["名称"] json-p3: 侧板 门板
$["库存"][*]["名称"] jsonpath-rfc9535: 侧板 门板
$["库存"][?(@["价格"]>100)]["名称"] jsonpath: 门板
$["库存"][?(@["价格"]>100)]["名称"] jsonpath-faster: 门板
$["库存"][?(@["价格"]>100)]["名称"] jsonpath-plus: 门板
$["库存"][?(@["价格"]>100)]["名称"] json-p3: 门板
$["库存"][?(@["价格"]>100)]["名称"] jsonpath-rfc9535: 门板
$["库存"][?(@.价格>100)]["名称"] jsonpath: 门板
$["库存"][?(@.价格>100)]["名称"] jsonpath-faster: 门板
$["库存"][?(@.价格>100)]["名称"] jsonpath-plus: 门板
$["库存"][?(@.价格>100)]["名称"] json-p3: 门板
$["库存"][?(@.价格>100)]["名称"] jsonpath-rfc9535: 门板
T
