#!/bin/sh
# A line of an access log of nginx or Apache in the combined form, with the page a visitor came from and the browser, both in quotation marks, read by clf-parser of npm.
# Guess: both without the marks, as it gives the request and the browser: they are of the form of the log (Apache, "combined": "%{Referer}i").
# Seen (clf-parser 0.0.2): the browser without, the page with its marks, so that no address can be made of it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact clf-parser@0.0.2 >/dev/null 2>&1
cat > a.cjs <<'J'
const parse = require('clf-parser');
const { request, http_referer: from, http_user_agent: browser } = parse('192.0.2.1 - - [05/Jan/2026:09:30:00 +0800] "GET /a HTTP/1.1" 200 99 "http://example.com/list?page=2" "Mozilla/5.0 (X11)"');
console.log([request, from, browser].join(' | '));
console.log(URL.canParse(from));
J
node a.cjs | tee seen
diff seen - <<'T'
GET /a HTTP/1.1 | "http://example.com/list?page=2" | Mozilla/5.0 (X11)
false
T
