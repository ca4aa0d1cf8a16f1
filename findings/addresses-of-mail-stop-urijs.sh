#!/bin/sh
# Links of a page, some of which are mail addresses and telephone numbers (mailto:, tel:), put together with the address of the page by libraries of npm and by Node's URL.
# Guess: a link with a scheme of its own stays as it is (RFC 3986, 5.2.2: if R.scheme is defined).
# Seen: uri-js 4.4.1, fast-uri 4.2.4 and Node do so. absoluteTo of urijs 1.19.11 throws an error about URNs; a link with http: stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-uri@4.2.4 uri-js@4.4.1 urijs@1.19.11
cat > join.cjs <<'J'
const URI = require('urijs');
const uriJs = require('uri-js');
const fastUri = require('fast-uri');

const base = 'http://shop.example/list/';
for (const link of ['oak', 'http://other.example/', 'mailto:sales@example.com', 'tel:+86-757-83880001']) {
  let own;
  try {
    own = String(new URI(link).absoluteTo(base));
  } catch (error) {
    own = error.message;
  }
  console.log(`${link}: uri-js ${uriJs.resolve(base, link)}, fast-uri ${fastUri.resolve(base, link)}, Node ${new URL(link, base)}, urijs ${own}`);
}
J
node join.cjs | tee seen
diff seen - <<'T'
oak: uri-js http://shop.example/list/oak, fast-uri http://shop.example/list/oak, Node http://shop.example/list/oak, urijs http://shop.example/list/oak
http://other.example/: uri-js http://other.example/, fast-uri http://other.example/, Node http://other.example/, urijs http://other.example/
mailto:sales@example.com: uri-js mailto:sales@example.com, fast-uri mailto:sales@example.com, Node mailto:sales@example.com, urijs URNs do not have any generally defined hierarchical components
tel:+86-757-83880001: uri-js tel:+86-757-83880001, fast-uri tel:+86-757-83880001, Node tel:+86-757-83880001, urijs URNs do not have any generally defined hierarchical components
T
