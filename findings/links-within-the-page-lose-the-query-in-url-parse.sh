#!/bin/sh
# Links of a list of goods, #panels (within the page) and an empty one (the page itself), put together with the address of the page, http://shop.example/list?wood=oak, by libraries of npm and by Node's URL.
# Guess: both keep the query, ?wood=oak: a reference without a path and query takes those of its base (RFC 3986, 5.2.2 and 5.4.1).
# Seen: uri-js, fast-uri, urijs and Node do so. url-parse 1.5.10 drops the query, and the link leads to the whole list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-uri@4.2.4 uri-js@4.4.1 urijs@1.19.11 url-parse@1.5.10
cat > join.cjs <<'J'
const URI = require('urijs');
const uriJs = require('uri-js');
const fastUri = require('fast-uri');
const Url = require('url-parse');

const base = 'http://shop.example/list?wood=oak';
for (const link of ['?wood=ash', '#panels', ''])
  console.log(`[${link}] uri-js ${uriJs.resolve(base, link)}, fast-uri ${fastUri.resolve(base, link)}, urijs ${new URI(link).absoluteTo(base)}, Node ${new URL(link, base)}, url-parse ${new Url(link, base)}`);
J
node join.cjs | tee seen
diff seen - <<'T'
[?wood=ash] uri-js http://shop.example/list?wood=ash, fast-uri http://shop.example/list?wood=ash, urijs http://shop.example/list?wood=ash, Node http://shop.example/list?wood=ash, url-parse http://shop.example/list?wood=ash
[#panels] uri-js http://shop.example/list?wood=oak#panels, fast-uri http://shop.example/list?wood=oak#panels, urijs http://shop.example/list?wood=oak#panels, Node http://shop.example/list?wood=oak#panels, url-parse http://shop.example/list#panels
[] uri-js http://shop.example/list?wood=oak, fast-uri http://shop.example/list?wood=oak, urijs http://shop.example/list?wood=oak, Node http://shop.example/list?wood=oak, url-parse http://shop.example/list
T
