#!/bin/sh
# Downloads named in Chinese by `filename*` (RFC 6266), beside a plain `filename`, or alone.
# Guess: `curl -OJ`, `wget --content-disposition` and aria2c all save 报告.pdf.
# Seen: wget 1.21.3 and aria2 1.36.0 do. curl 7.88.1 knows `filename` only: it saves report.pdf, and with filename* alone the
# last part of the address. A link to be fetched by curl needs an address or a plain name that says what it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in curl wget aria2; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' curl wget aria2
cd "$folder"
cat > fetch.cjs <<'J'
const { execFile } = require('node:child_process');
const fs = require('node:fs');
const { promisify } = require('node:util');
const name = "filename*=UTF-8''%E6%8A%A5%E5%91%8A.pdf";
const given = { both: `attachment; filename="report.pdf"; ${name}`, alone: `attachment; ${name}` };
const server = require('node:http').createServer(({ url }, response) => {
  response.writeHead(200, { 'content-disposition': given[url.slice(1)], 'content-length': 1 }).end('x');
});
server.listen(0, '127.0.0.1', async () => {
  for (const which of Object.keys(given)) {
    for (const [program, ...options] of [['curl', '-sOJ'], ['wget', '-q', '--content-disposition'], ['aria2c', '-q', '--no-conf']]) {
      const cwd = fs.mkdtempSync('saved');
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      await promisify(execFile)(program, [...options, `http://127.0.0.1:${server.address().port}/${which}`], { cwd, env });
      console.log(which, program, fs.readdirSync(cwd).join());
    }
  }
  server.close();
});
J
node fetch.cjs | tee seen
diff seen - <<'T'
both curl report.pdf
both wget 报告.pdf
both aria2c 报告.pdf
alone curl alone
alone wget 报告.pdf
alone aria2c 报告.pdf
T
