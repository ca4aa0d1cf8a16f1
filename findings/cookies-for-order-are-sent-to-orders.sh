#!/bin/sh
# A cookie for the pages below /order (Path=/order), and requests to /order, /order/1, and to another part of the site, /orders, by the cookie stores of npm.
# Guess: sent to the first two alone: behind the path of the cookie there must be a slash or nothing (RFC 6265, 5.1.4).
# Seen: tough-cookie 6.1.0 does so. cookiejar 2.1.4, which superagent and supertest keep their cookies with, sends it to /orders as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cookiejar@2.1.4 tough-cookie@6.1.0
cat > ask.cjs <<'J'
const { CookieJar, CookieAccessInfo } = require('cookiejar');
const tough = require('tough-cookie');

for (const [cookie, ...paths] of [['a=1; Path=/order', '/order', '/order/1', '/orders', '/price']]) {
  for (const path of paths) {
    const mine = new CookieJar();
    mine.setCookie(cookie, 'example.com', '/');
    const other = new tough.CookieJar();
    other.setCookieSync(cookie, 'http://example.com/');
    const sent = [mine.getCookies(CookieAccessInfo('example.com', path, false, false)).toValueString(), other.getCookieStringSync(`http://example.com${path}`)];
    console.log(`${cookie} to ${path}: cookiejar ${sent[0] || 'nothing'}, tough-cookie ${sent[1] || 'nothing'}`);
  }
}
J
node ask.cjs | tee seen
diff seen - <<'T'
a=1; Path=/order to /order: cookiejar a=1, tough-cookie a=1
a=1; Path=/order to /order/1: cookiejar a=1, tough-cookie a=1
a=1; Path=/order to /orders: cookiejar a=1, tough-cookie nothing
a=1; Path=/order to /price: cookiejar nothing, tough-cookie nothing
T
