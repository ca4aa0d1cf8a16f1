#!/bin/sh
# A download that breaks off half-way and is taken up again after the server has replaced the file. The server sends ETag and Last-Modified,
# and honours If-Range: to one that names the old version it would send the new one whole.
# Guess: at least the programs made for resuming, aria2 with its file of notes, wget2 and lftp, name the version they have, or notice.
# Seen: none of wget 1.21.3, wget2 1.99.1, curl 7.88.1, aria2 1.36.0 and lftp 4.9.2 sends If-Range, If-Match or any other condition: each joins the
# halves of two versions to one file, of the right length, and ends with 0. A file that is replaced needs a new address.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in aria2 curl lftp wget wget2; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' aria2 curl lftp wget wget2
cd "$folder"
export HOME="$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const length = 200_000;
const server = http.createServer((request, response) => {
  const version = fs.readFileSync('version', 'utf8').trim();
  const { range, 'if-range': condition } = request.headers;
  const etag = `"${version}"`;
  const start = range && [undefined, etag].includes(condition) ? Number(/\d+/.exec(range)[0]) : 0;
  if (start > 0) response.setHeader('content-range', `bytes ${start}-${length - 1}/${length}`);
  response.writeHead(start > 0 ? 206 : 200, { etag, 'accept-ranges': 'bytes', 'content-length': length - start });
  if (request.method === 'HEAD' || version === 'B') return response.end(request.method === 'HEAD' ? '' : version.repeat(length - start));
  response.write(version.repeat(length / 2));
  setTimeout(() => request.socket.destroy(), 300);
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', `${server.address().port}\n`));
J
echo A > version
node serve.cjs & server=$!
while ! test -s port; do sleep 0.1; done
url="http://127.0.0.1:$(cat port)/file"
try() {
  name=$1
  shift
  mkdir "$name"
  for version in A B; do
    echo $version > version
    code=0
    (cd "$name" && timeout 20 "$@" "$url" >/dev/null 2>&1) || code=$?
  done
  echo "$name $(tr -s AB < "$name/file") $(wc -c < "$name/file") $code"
}
{
  try wget wget -t1 -c
  try wget2 wget2 -t1 -c
  try curl curl -C - -O
  try aria2 aria2c -m1 -c
  try lftp sh -c 'lftp -c "set net:max-retries 1; set net:timeout 3; get -c $0"'
} > seen
cat seen
diff seen - <<'T'
wget AB 200000 0
wget2 AB 200000 0
curl AB 200000 0
aria2 AB 200000 0
lftp AB 200000 0
T
