#!/bin/sh
# Guess: `wget -p`, which fetches all that a page needs to be shown, fetches the files of <picture> and of an <svg> in the page.
# Seen (wget 1.21.3): it reads srcset of <img>, poster and <input type="image">, but neither <source srcset> nor <image href>:
# a page saved so has the fallback pictures only. Nor imagesrcset of a preload.
set -eu
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
server=
command -v wget >/dev/null || { apt-get update && apt-get install -y --no-install-recommends wget; } >/dev/null
wget --version | head -n 1
mkdir "$folder/site" "$folder/saved"
cd "$folder/site"
for name in source img double poster icon preload svg; do echo x > "$name.png"; done
cat > index.html <<'H'
<!doctype html><link rel="preload" as="image" imagesrcset="preload.png 2x"><picture><source srcset="source.png 1x">
<img src="img.png" srcset="double.png 2x" alt=""></picture><video poster="poster.png"></video><input type="image" src="icon.png">
<svg><image href="svg.png"/></svg>
H
cat > ../serve.cjs <<'J'
const fs = require('node:fs');
const server = require('node:http').createServer(({ url }, response) => {
  const name = url.slice(1);
  if (!fs.existsSync(name)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': name.endsWith('.html') ? 'text/html' : 'image/png' }).end(fs.readFileSync(name));
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('../port', String(server.address().port)));
J
node ../serve.cjs & server=$!
while ! test -s ../port; do sleep 0.1; done
cd ../saved
wget -q -nd -p -e robots=off "http://127.0.0.1:$(cat ../port)/index.html" || true
ls | tee ../seen
diff ../seen - <<'T'
double.png
icon.png
img.png
index.html
poster.png
T
