#!/bin/sh
# A cookie that a server takes back at log-out with Max-Age=0, and one that is to live an hour by Max-Age, with a day of 1970 in Expires beside it for older clients, in the cookie stores of npm.
# Guess: the first is not sent any more, the second is: Max-Age counts before Expires, and nought is the earliest time (RFC 6265, 5.2.2 and 5.3).
# Seen: tough-cookie 6.1.0 does so. cookiejar 2.1.4 does not know Max-Age: the one that was taken back is sent on, the other is not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cookiejar@2.1.4 tough-cookie@6.1.0
cat > ask.cjs <<'J'
const { CookieJar, CookieAccessInfo } = require('cookiejar');
const tough = require('tough-cookie');

for (const [cookie, ...paths] of [['a=1; Path=/; Max-Age=0', '/'], ['b=2; Path=/; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT', '/'], ['c=3; Path=/; Max-Age=3600', '/']]) {
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
a=1; Path=/; Max-Age=0 to /: cookiejar a=1, tough-cookie nothing
b=2; Path=/; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT to /: cookiejar nothing, tough-cookie b=2
c=3; Path=/; Max-Age=3600 to /: cookiejar c=3, tough-cookie c=3
T
