#!/bin/sh
# A robots.txt that closes a folder with a Chinese name, /资料/, and the address of a page in it, each written in Chinese and encoded, as RFC 9309 says that they are the same.
# Guess: libraries of npm find the page closed, whichever way the two are written.
# Seen: robots-parser 3.0.1 does. robots-txt-parser 2.0.3 and robots-txt-guard 1.0.2 find it open wherever the two are written differently: with a rule in Chinese, as an editor writes it, a crawler that asks for the address as it is sent may go in.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact robots-parser@3.0.1 robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-txt-parser@2.0.3
cat > ask.cjs <<'J'
const { Readable } = require('node:stream');
const robotsParser = require('robots-parser');
const guard = require('robots-txt-guard');
const parse = require('robots-txt-parse');
const robotsTxtParser = require('robots-txt-parser');

const paths = { Chinese: '/资料/', encoded: '/%E8%B5%84%E6%96%99/' };
(async () => {
  for (const [rule, closed] of Object.entries(paths)) {
    const text = `User-agent: *\nDisallow: ${closed}\n`;
    const parser = robotsTxtParser({ userAgent: 'portal-crawler', allowOnNeutral: true });
    parser.parseRobots('http://portal.example', text);
    const guarded = guard(await parse(Readable.from([text])));
    const libraries = {
      'robots-parser': (path) => robotsParser('http://portal.example/robots.txt', text).isAllowed(`http://portal.example${path}`, 'portal-crawler'),
      'robots-txt-parser': (path) => parser.canCrawlSync(`http://portal.example${path}`),
      'robots-txt-guard': (path) => guarded.isAllowed('portal-crawler', path),
    };
    for (const [name, isAllowed] of Object.entries(libraries))
      for (const [address, path] of Object.entries(paths)) console.log(`rule ${rule}, address ${address}, ${name}: ${isAllowed(`${path}price.html`) ? 'open' : 'closed'}`);
  }
})();
J
node ask.cjs | tee seen
diff seen - <<'T'
rule Chinese, address Chinese, robots-parser: closed
rule Chinese, address encoded, robots-parser: closed
rule Chinese, address Chinese, robots-txt-parser: closed
rule Chinese, address encoded, robots-txt-parser: open
rule Chinese, address Chinese, robots-txt-guard: closed
rule Chinese, address encoded, robots-txt-guard: open
rule encoded, address Chinese, robots-parser: closed
rule encoded, address encoded, robots-parser: closed
rule encoded, address Chinese, robots-txt-parser: open
rule encoded, address encoded, robots-txt-parser: closed
rule encoded, address Chinese, robots-txt-guard: open
rule encoded, address encoded, robots-txt-guard: closed
T
