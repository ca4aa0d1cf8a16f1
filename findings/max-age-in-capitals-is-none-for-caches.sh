#!/bin/sh
# A page that may be used for a minute, said as max-age=60, MAX-AGE=60 and Max-Age=60, read by libraries of npm for caches and by the HTTP of Guile.
# Guess: sixty seconds each time, since names of directives are alike in small and capital letters (RFC 9111, 5.2).
# Seen: @tusbar/cache-control and cache-control-parser do so. http-cache-semantics 4.3.0, by which got and npm itself keep pages, takes a page with capitals for one that is never fresh; parse-cache-control 1.0.1 and Guile 3.0.8 give a directive of another name with a text for its value.
set -eu
packages='guile-3.0'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
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

for (const header of ['max-age=60', 'MAX-AGE=60', 'Max-Age=60']) {
  const policy = new CachePolicy({ url: '/', headers: {} }, { status: 200, headers: { 'cache-control': header } });
  console.log(`${header}: http-cache-semantics ${policy.maxAge()}, @tusbar/cache-control ${parse(header).maxAge}, cache-control-parser ${JSON.stringify((cacheControl.default ?? cacheControl).parse(header))}, parse-cache-control ${JSON.stringify(parseCacheControl(header))}`);
}
J
cat > read.scm <<'S'
(use-modules (web http))
(for-each (lambda (header) (write (parse-header 'cache-control header)) (newline)) '("max-age=60" "MAX-AGE=60"))
S
{
node read.mjs
GUILE_AUTO_COMPILE=0 guile -s read.scm
} | tee seen
diff seen - <<'T'
max-age=60: http-cache-semantics 60, @tusbar/cache-control 60, cache-control-parser {"max-age":60}, parse-cache-control {"max-age":60}
MAX-AGE=60: http-cache-semantics 0, @tusbar/cache-control 60, cache-control-parser {"max-age":60}, parse-cache-control {"MAX-AGE":"60"}
Max-Age=60: http-cache-semantics 0, @tusbar/cache-control 60, cache-control-parser {"max-age":60}, parse-cache-control {"Max-Age":"60"}
((max-age . 60))
((MAX-AGE . "60"))
T
