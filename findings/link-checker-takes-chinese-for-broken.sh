#!/bin/sh
# A page with links to a folder, a picture and a search in Chinese, as people write them in HTML, and the same percent-encoded, in broken-link-checker. All of them exist.
# Guess: none is broken: it resolves addresses as browsers do.
# Seen (broken-link-checker 0.7.8; linkinator 7.6.1 beside it): linkinator finds nothing. broken-link-checker calls those broken whose path is Chinese as it is, BLC_UNKNOWN, without asking the server; others are
# fine.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact broken-link-checker@0.7.8 linkinator@7.6.1
cat > check.mjs <<'J'
import http from 'node:http';
import blc from 'broken-link-checker';
import { LinkChecker } from 'linkinator';

const page = `<!doctype html><meta charset=utf-8><title>links</title>
<a href="/资料/">1</a><a href="/%E8%B5%84%E6%96%99/">2</a><img src="/图.png"><img src="/%E5%9B%BE.png"><a href="/news?q=家居">3</a><a href="/news?q=%E5%AE%B6">4</a>`;
let asked = 0;
const server = http.createServer(({ url }, response) => {
  if (url !== '/') asked += 1;
  response.setHeader('content-type', 'text/html');
  response.end(url === '/' ? page : 'here');
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const address = `http://127.0.0.1:${server.address().port}/`;
const { links } = await new LinkChecker().check({ path: address });
console.log('linkinator', links.length, 'links,', links.filter(({ state }) => state === 'BROKEN').length, 'broken');
asked = 0;
const broken = [];
await new Promise((end) => {
  const checker = new blc.HtmlUrlChecker({}, { link: (link) => link.broken && broken.push(`${link.url.original} ${link.brokenReason}`), end });
  checker.enqueue(address);
});
console.log('broken-link-checker asked', asked, 'times');
for (const line of broken.sort()) console.log(line);
process.exit();
J
node check.mjs | tee seen
diff seen - <<'T'
linkinator 5 links, 0 broken
broken-link-checker asked 4 times
/图.png BLC_UNKNOWN
/资料/ BLC_UNKNOWN
T
