#!/bin/sh
# A request of a portal with a size in inches, {"宽":"18'"}, shown as a command for curl, as consoles of interfaces do for copying, by libraries of npm; run by bash with a curl that tells what it was given.
# Guess: the ' is written as a shell needs it ('\''), so that curl sends the same.
# Seen: fetch-to-curl and httpsnippet do so. With curl-generator 0.5.0, and with axios-curlirize 2.0.0, which prints each request of axios, bash finds no end of the quotation; curl-generator also leaves the address without quotes, so that what is behind & is a command of its own.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact axios-curlirize@2.0.0 axios@1.21.1 curl-generator@0.5.0 fetch-to-curl@0.6.0 httpsnippet@3.0.10
cat > run.cjs <<'J'
const { spawnSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');

writeFileSync('curl', '#!/usr/bin/env node\nconsole.log(JSON.stringify(process.argv.slice(2)));\n', { mode: 0o755 });
const url = 'http://portal.example/quotations?page=1&size=2';
const headers = { 'Content-Type': 'application/json' };
const body = JSON.stringify({ 宽: "18'" });
(async () => {
  const { HTTPSnippet } = require('httpsnippet');
  const { CurlGenerator } = await import('curl-generator');
  const { CurlHelper } = await import('axios-curlirize/src/lib/CurlHelper.js');
  const har = { method: 'POST', url, httpVersion: 'HTTP/1.1', cookies: [], queryString: [], headersSize: 0, bodySize: 0, headers: [], postData: { mimeType: 'application/json', text: body } };
  const libraries = {
    'fetch-to-curl': () => (require('fetch-to-curl').default ?? require('fetch-to-curl'))(url, { method: 'POST', headers, body }),
    httpsnippet: () => new HTTPSnippet(har).convert('shell', 'curl'),
    'curl-generator': () => CurlGenerator({ url, method: 'POST', headers, body }),
    'axios-curlirize': () => new CurlHelper({ url, method: 'post', headers, data: JSON.parse(body), baseURL: '' }).generateCommand(),
  };
  for (const [library, write] of Object.entries(libraries)) {
    const run = spawnSync('bash', ['-c', write()], { encoding: 'utf8', env: { ...process.env, PATH: `${process.cwd()}:${process.env.PATH}` } });
    const given = run.status === 0 ? JSON.parse(run.stdout) : [];
    const sent = given.some((word) => word.includes("18'")) ? 'the same' : /unexpected EOF[^\n]*/.exec(run.stderr)?.[0];
    console.log(`${library}: ${sent}, ${write().includes(`${url} `) ? 'address without quotes' : 'address in quotes'}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
fetch-to-curl: the same, address in quotes
httpsnippet: the same, address in quotes
curl-generator: unexpected EOF while looking for matching `"', address without quotes
axios-curlirize: unexpected EOF while looking for matching `"', address in quotes
T
