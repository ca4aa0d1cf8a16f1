#!/bin/sh
# Addresses of a page made by libraries of routes from their own pattern and a name, /files/:name and /资料/:name with 衣柜 and 18/25, asked for by a browser, which encodes what is not ASCII, and looked up with the same pattern.
# Guess: a library finds what it has made, with the same name.
# Seen: path-to-regexp 9.0.0 finds /files with both names. regexparam 3.0.0 and url-pattern 1.0.3 put the name in as it is, so that 18/25 is two steps and not found, and leave 衣柜 encoded when they find it; route-parser 0.0.5 encodes it, and does not
# find 18/25. None finds /资料, not even route-parser, which encodes the pattern itself when it makes the address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact path-to-regexp@9.0.0 regexparam@3.0.0 route-parser@0.0.5 url-pattern@1.0.3
cat > find.mjs <<'J'
import { compile, match } from 'path-to-regexp';
import * as regexparam from 'regexparam';
import Route from 'route-parser';
import UrlPattern from 'url-pattern';

const libraries = {
  'path-to-regexp': (pattern) => [compile(pattern), (path) => match(pattern)(path)?.params?.name],
  regexparam: (pattern) => [(params) => regexparam.inject(pattern, params), (path) => regexparam.parse(pattern).pattern.exec(path)?.[1]],
  'route-parser': (pattern) => [(params) => new Route(pattern).reverse(params), (path) => new Route(pattern).match(path).name],
  'url-pattern': (pattern) => [(params) => new UrlPattern(pattern).stringify(params), (path) => new UrlPattern(pattern).match(path)?.name],
};
for (const [library, make] of Object.entries(libraries))
  for (const pattern of ['/files/:name', '/资料/:name'])
    for (const name of ['衣柜', '18/25']) {
      const [write, find] = make(pattern);
      const { pathname } = new URL(write({ name }), 'http://portal.example');
      console.log(`${library}, ${pattern}, ${name}: ${find(pathname) ?? 'not found'}`);
    }
J
node find.mjs | tee seen
diff seen - <<'T'
path-to-regexp, /files/:name, 衣柜: 衣柜
path-to-regexp, /files/:name, 18/25: 18/25
path-to-regexp, /资料/:name, 衣柜: not found
path-to-regexp, /资料/:name, 18/25: not found
regexparam, /files/:name, 衣柜: %E8%A1%A3%E6%9F%9C
regexparam, /files/:name, 18/25: not found
regexparam, /资料/:name, 衣柜: not found
regexparam, /资料/:name, 18/25: not found
route-parser, /files/:name, 衣柜: 衣柜
route-parser, /files/:name, 18/25: not found
route-parser, /资料/:name, 衣柜: not found
route-parser, /资料/:name, 18/25: not found
url-pattern, /files/:name, 衣柜: %E8%A1%A3%E6%9F%9C
url-pattern, /files/:name, 18/25: not found
url-pattern, /资料/:name, 衣柜: not found
url-pattern, /资料/:name, 18/25: not found
T
