#!/bin/sh
# Cache-Control: max-age=60,, must-revalidate, with an empty member, as servers and proxies make it that join values of which one is empty; read by libraries of npm.
# Guess: max-age of 60 and must-revalidate: who reads a list must pass over its empty members (RFC 9110, 5.6.1.2).
# Seen: @tusbar/cache-control, cache-control-parser and http-cache-semantics do so. parse-cache-control 1.0.1, with ten million downloads a month, gives null for all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tusbar/cache-control@3.0.1 cache-control-parser@2.2.0 http-cache-semantics@4.3.0 parse-cache-control@1.0.1
cat > read.mjs <<'J'
import CachePolicy from 'http-cache-semantics';
import { parse } from '@tusbar/cache-control';
import cacheControl from 'cache-control-parser';
import parseCacheControl from 'parse-cache-control';

for (const header of ['max-age=60, must-revalidate', 'max-age=60,, must-revalidate', ', max-age=60']) {
  const policy = new CachePolicy({ url: '/', headers: {} }, { status: 200, headers: { 'cache-control': header } });
  console.log(`${header}: http-cache-semantics ${policy.maxAge()}, @tusbar/cache-control ${parse(header).maxAge}, cache-control-parser ${(cacheControl.default ?? cacheControl).parse(header)['max-age']}, parse-cache-control ${JSON.stringify(parseCacheControl(header))}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
max-age=60, must-revalidate: http-cache-semantics 60, @tusbar/cache-control 60, cache-control-parser 60, parse-cache-control {"max-age":60,"must-revalidate":true}
max-age=60,, must-revalidate: http-cache-semantics 60, @tusbar/cache-control 60, cache-control-parser 60, parse-cache-control null
, max-age=60: http-cache-semantics 60, @tusbar/cache-control 60, cache-control-parser 60, parse-cache-control {"max-age":60}
T
