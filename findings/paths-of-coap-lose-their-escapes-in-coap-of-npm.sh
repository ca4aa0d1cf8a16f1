#!/bin/sh
# A device puts a reading under coap://.../%E5%BA%93/a%2Fb?q=%E6%9D%BF%26x, a store with a Chinese name and a sensor with a slash in its name, with the client of libcoap; the server is coap of npm.
# Guess: request.url is /%E5%BA%93/a%2Fb?q=%E6%9D%BF%26x: the address is put together from the parts with each of them encoded (RFC 7252, 6.5), and the library is made after http.
# Seen (coap-client 4.3.1, coap 1.5.0): /库/a/b?q=板&x. The sensor a/b becomes b below a, and URL finds two parameters; in the options the path has two parts and the query one.
set -eu
packages='libcoap3-bin'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact coap@1.5.0 >/dev/null 2>&1
cat > a.cjs <<'J'
const { execFile } = require('node:child_process');
const coap = require('coap');
const server = coap.createServer((request, response) => {
  const parts = (name) => JSON.stringify(request.options.filter((option) => option.name === name).map(({ value }) => `${value}`));
  console.log(request.url);
  console.log(parts('Uri-Path'), parts('Uri-Query'));
  console.log([...new URL(request.url, 'coap://localhost').searchParams.keys()].join(' '));
  response.end('ok');
});
server.listen(0, '127.0.0.1', () => execFile('coap-client-notls', ['-m', 'put', '-e', '18', `coap://127.0.0.1:${server._port || server._sock.address().port}/%E5%BA%93/a%2Fb?q=%E6%9D%BF%26x`], { timeout: 9000 }, () => process.exit()));
J
node a.cjs | tee seen
diff seen - <<'T'
/库/a/b?q=板&x
["库","a/b"] ["q=板&x"]
q x
T
